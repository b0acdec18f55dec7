import { everyPage } from './support/everyPage'
import { LOOKS } from './support/looks'

describe(LOOKS.large.words, () => everyPage(LOOKS.large))
