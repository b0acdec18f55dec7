/** Who looks at the shop: the version that is chosen on the device, and the size of text that is chosen in the browser. */
export type Look = { elder: boolean; fontSize: number; words: string }

/** What browsers come with. */
const PLAIN = 16

export const LOOKS = {
  standard: { elder: false, fontSize: PLAIN, words: 'the standard version' },
  /** Type × 1.3. */
  elder: { elder: true, fontSize: PLAIN, words: 'the elder version' },
  /** 28 of 16 pixels: text of 1.75. */
  large: { elder: false, fontSize: 28, words: 'the standard version with text of 1.75' },
} as const satisfies Record<string, Look>

/** Three phones: a small one, the one of the design, a large one. */
export const WIDTHS = [320, 375, 430] as const
