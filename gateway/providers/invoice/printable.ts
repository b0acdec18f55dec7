/** What specifications of medicines are written with and the font has not. */
const INSTEAD: Readonly<Record<string, string>> = { μ: 'u', 揿: '喷' }

export type Known = { hasGlyphForCodePoint: (codePoint: number) => boolean }
/** Whether the font has a character of a name. */
export const hasGlyph = (known: Known, character: string) => known.hasGlyphForCodePoint(character.codePointAt(0) ?? 0)

/** A text in characters of the font: Ⅲ is III, ₃ is 3; what it has not at all is 〓. */
export const printable = (known: Known, text: string) =>
  [...text]
    .flatMap((one) => (hasGlyph(known, one) ? [one] : [...one.normalize('NFKC')]))
    .map((one) => (hasGlyph(known, one) ? one : (INSTEAD[one] ?? '〓')))
    .join('')
