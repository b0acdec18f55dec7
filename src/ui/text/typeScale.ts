import { readTextSize } from '@/platform/textSize'

/** The elder version's type, and the largest the design holds at on a phone of 320 points. */
const ELDER = 1.3
const MAX_SCALE = 1.75
/** From here names wrap and grids have one column, as in the elder version. */
const LARGE = 1.15

/** What the system says when the shop starts; it is told again at the next start. */
export const textSize = readTextSize()

/** How much larger than designed type is drawn: the elder version times what the system asks for. */
export const scaleOf = (elder: boolean, rest: number) => Math.min(MAX_SCALE, Math.round((elder ? ELDER : 1) * rest * 100) / 100)

/** Class and style of whatever holds words of the shop outside another such box: a page, a layer. */
export function typeScale(elder: boolean, rest = textSize.rest): { className: string; style: Record<string, string> } {
  const scale = scaleOf(elder, rest)
  const own = scale !== (elder ? ELDER : 1)
  return { className: scale >= LARGE ? 'elder' : 'q-scale', style: own ? { '--k': String(scale) } : {} }
}
