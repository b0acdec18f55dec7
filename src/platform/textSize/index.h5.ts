import type { TextSize } from './types'

/** The size of plain text that browsers come with, and that of iOS's own body text, in pixels. */
const PLAIN = 16
const IOS_BODY = 17
/** Measured on a hundred letters: a browser rounds. */
const LETTERS = 100

/** The measured pixels of a letter of this font size. */
function measured(font: string): number {
  const probe = document.createElement('div')
  probe.setAttribute('style', `position:absolute;visibility:hidden;${font};width:${LETTERS}em`)
  document.documentElement.appendChild(probe)
  const { width } = probe.getBoundingClientRect()
  probe.remove()
  return width / LETTERS
}

/**
 * The text size chosen in the browser (`medium`), and in iOS (`-apple-system-body`). A web view that enlarges text by itself enlarges
 * pixels too: what it scales already is not scaled again.
 */
export function readTextSize(): TextSize {
  const pixel = measured(`font-size:${PLAIN}px`) / PLAIN
  // Without layout nothing can be measured.
  if (!pixel) return { scale: 1, rest: 1 }
  const plain = measured('font-size:medium') / PLAIN
  const body = CSS.supports('font', '-apple-system-body') ? measured('font:-apple-system-body') / IOS_BODY : 0
  const scale = Math.max(1, plain, body)
  return { scale, rest: Math.max(1, scale / pixel) }
}
