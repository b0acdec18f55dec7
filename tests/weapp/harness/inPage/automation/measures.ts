import { drawnOf } from './elements'

/** Where a finger would have to touch, and whether it would touch this element there. */
export function placeOf(elementId: string) {
  const drawn = drawnOf(elementId)
  if (getComputedStyle(drawn).display !== 'contents') drawn.scrollIntoView({ block: 'center', inline: 'nearest' })
  const { left, top, width, height } = drawn.getBoundingClientRect()
  const [x, y] = [left + width / 2, top + height / 2]
  const touched = document.elementFromPoint(x, y)
  const isReached = touched !== null && (drawn.contains(touched) || touched.contains(drawn))
  return { x, y, width, height, isReached, covering: isReached ? '' : (touched?.outerHTML.slice(0, 120) ?? 'nothing') }
}
