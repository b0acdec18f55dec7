/** How one picture is looked at. */
export type TextPass = {
  /** A PNG, as small as it can be read. */
  picture: Uint8Array
  language: 'chi_sim' | 'eng'
  /** A whole page in which lines are found, or one line. */
  layout: 'page' | 'line'
  /** The only characters there can be. */
  characters?: string
}

/** A word with its place in points; `confidence` is 0 to 100. */
export type Word = { text: string; confidence: number; left: number; top: number; right: number; bottom: number }
/** Words beside each other, from left to right. */
export type TextLine = readonly Word[]
/** Lines from the top down; `tilt` is how far they rise to the right, in radians. */
export type PageText = { lines: readonly TextLine[]; tilt: number }
export type ReadText = (pass: TextPass) => Promise<PageText>

/** Reads printed text in pictures (OCR). Rejects with `Unreachable` where it cannot be started, ends or takes too long. */
export type TextReader = {
  /** One picture at a time, as many passes as `work` needs; who waits too long for the one before is refused with 503. */
  reading: <T>(work: (read: ReadText) => Promise<T>) => Promise<T>
  close: () => Promise<void>
}
