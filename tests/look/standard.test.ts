import { everyPage } from './support/everyPage'
import { LOOKS } from './support/looks'

describe(LOOKS.standard.words, () => everyPage(LOOKS.standard))
