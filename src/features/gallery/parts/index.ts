import type { Part } from '../exhibit/Part'
import { barParts } from './bars'
import { choiceParts } from './choices'
import { formParts } from './forms'
import { layerParts } from './layers'
import { numberParts } from './numbers'
import { pageParts } from './pages'
import { pickerParts } from './pickers'
import { pictureParts } from './pictures'
import { pressParts } from './press'
import { stateParts } from './states'
import { wordParts } from './words'

/** Every part, in the order of `src/ui/README.md`. */
export const PARTS: readonly Part[] = [
  ...pageParts,
  ...barParts,
  ...pressParts,
  ...numberParts,
  ...wordParts,
  ...pictureParts,
  ...choiceParts,
  ...formParts,
  ...pickerParts,
  ...layerParts,
  ...stateParts,
]
