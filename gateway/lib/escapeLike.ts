/** What a person typed, as a part of a LIKE pattern that matches it to the letter: `%` and `_` are no wildcards. */
export const escapeLike = (text: string) => text.replace(/[\\%_]/g, '\\$&')
