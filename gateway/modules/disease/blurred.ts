/**
 * Pinyin without what many regions do not tell apart: zh/z, ch/c, sh/s, n/l at the beginning and n/ng at the end of a syllable. Applied to
 * both sides of a comparison.
 */
export const blurred = (letters: string): string =>
  letters
    .replace(/([zcs])h/g, '$1')
    .replace(/ng/g, 'n')
    .replace(/l/g, 'n')
