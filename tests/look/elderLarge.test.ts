import { everyPage } from './support/everyPage'
import { LOOKS } from './support/looks'

describe(LOOKS.elderLarge.words, () => everyPage(LOOKS.elderLarge))
