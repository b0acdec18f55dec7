/** A part of a text that has to be mended: `text.slice(start, end)`, and why. */
export type Mark = { start: number; end: number; reason: string; tip: string }

/** A text cut at its marks, first to last. */
export function piecesOf(text: string, marks: readonly Mark[]): Array<{ text: string; isMarked: boolean }> {
  const pieces: Array<{ text: string; isMarked: boolean }> = []
  let at = 0
  for (const { start, end } of marks) {
    pieces.push({ text: text.slice(at, start), isMarked: false }, { text: text.slice(start, end), isMarked: true })
    at = end
  }
  return [...pieces, { text: text.slice(at), isMarked: false }].filter((piece) => piece.text !== '')
}

/** Why, in one line: each reason once, then what can be written instead. */
export function reasonOf(marks: readonly Mark[]): string {
  const reasons = [...new Set(marks.map(({ reason }) => reason))]
  const tips = [...new Set(marks.map(({ tip }) => tip).filter(Boolean))]
  return `${reasons.join('；')}。${tips.join('')}`
}
