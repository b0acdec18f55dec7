import { LOOKS } from '../look/support/looks'
import { everyPress } from './everyPress'

everyPress('visitor', LOOKS.elder)
