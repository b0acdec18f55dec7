/** Who looks at the shop: the version that is chosen on the device, and the size of text that is chosen in the browser. */
export type Look = {
  elder: boolean
  fontSize: number
  words: string
  /** Points a finger is offered at least. */
  target: number
  /** Whether axe looks too: larger letters change nothing of what it knows, but the elder version draws other pages. */
  axe: boolean
}

/** What browsers come with. */
const PLAIN = 16
/** 28 of 16 pixels: text of 1.75. */
const LARGE = 28

export const LOOKS = {
  standard: { elder: false, fontSize: PLAIN, words: 'the standard version', target: 44, axe: true },
  /** Type × 1.3. */
  elder: { elder: true, fontSize: PLAIN, words: 'the elder version', target: 60, axe: true },
  large: { elder: false, fontSize: LARGE, words: 'the standard version with text of 1.75', target: 44, axe: false },
  elderLarge: { elder: true, fontSize: LARGE, words: 'the elder version with text of 1.75', target: 60, axe: false },
} as const satisfies Record<string, Look>

/** Three phones: a small one, the one of the design, a large one. The design's comes first: pages are opened on it. */
export const WIDTHS = [375, 320, 430] as const
