import { everyPage } from './support/everyPage'
import { LOOKS } from './support/looks'

describe(LOOKS.elder.words, () => everyPage(LOOKS.elder))
