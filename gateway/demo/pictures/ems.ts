/** Rough width of words in ems: a Chinese letter is one, a Latin one a little more than half. */
export function emsOf(words: string): number {
  return [...words].reduce((sum, letter) => sum + (/[\u2e80-\uffef]/.test(letter) ? 1 : 0.58), 0)
}
