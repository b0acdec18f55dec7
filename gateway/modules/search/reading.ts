import { pinyin } from 'pinyin-pro'

/** How a text is typed in letters: its whole reading, where each of its characters begins in it, and the initials. */
export type Reading = { letters: string; starts: Uint8Array; initials: string }

/** Texts longer than this are cut: nobody types so much, and positions stay in one byte. */
export const MAX_LENGTH = 40

/** The reading of a plain text. What is neither Chinese nor a letter or digit has none. */
export function readingOf(text: string): Reading {
  const syllables = pinyin(text, { toneType: 'none', type: 'array', v: true }).map((syllable) => syllable.replace(/[^a-z0-9]/g, ''))
  const starts = new Uint8Array(syllables.length + 1)
  let letters = ''
  for (const [at, syllable] of syllables.entries()) {
    starts[at] = letters.length
    letters = (letters + syllable).slice(0, 255)
  }
  starts[syllables.length] = letters.length
  return { letters, starts, initials: syllables.map((syllable) => syllable[0] ?? '').join('') }
}
