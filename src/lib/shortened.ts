const MAX_LENGTH = 20

/** What somebody typed, for a heading or a sentence: as much of it as tells which words are meant. */
export const shortened = (text: string): string => {
  const letters = [...text]
  return letters.length <= MAX_LENGTH ? text : `${letters.slice(0, MAX_LENGTH).join('')}…`
}
