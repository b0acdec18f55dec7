/** Longest name an event may have. */
const MAX_LENGTH = 120
/** What stands in quotation marks came from somewhere: kept only where it is one plain name of code. */
const QUOTED = /"[^"]*"|'[^']*'|`[^`]*`|“[^”]*”/g
const PLAIN_NAME = /^.[A-Za-z_$]{1,24}.$/
/** Addresses, whole or from their first slash: what follows may be anybody's. */
const ADDRESS = /\b[a-z][a-z+.-]*:\/\/\S*|[?&]\S*/gi
const MAIL = /\S*@\S*/g
/** Tokens: long, or digits among letters. */
const TOKEN = /\b(?=[\w-]*\d)(?=[\w-]*[A-Za-z])[\w-]{12,}\b|[\w-]{32,}/g
/** A word with anything in it that is not plain ASCII. */
const FOREIGN = /[!-~]*[^\s!-~][^\s]*/g
const LETTERS = /[^\w .:,()'#/{}<>-]+/g

/**
 * What may be told of a fault's words: those of the code, none of a person. Phones, ID numbers, tokens, addresses and everything that is
 * not plain ASCII are left out; a name in Chinese, a street or a search word never gets through.
 */
export const eventName = (words: string): string =>
  words
    .replace(QUOTED, (quoted) => (PLAIN_NAME.test(quoted) ? `'${quoted.slice(1, -1)}'` : '#'))
    .replace(ADDRESS, '#')
    .replace(MAIL, '#')
    .replace(FOREIGN, '#')
    .replace(TOKEN, '#')
    .replace(/\d[\d -]{3,}\d/g, '#')
    .replace(/\d{4,}/g, '#')
    .replace(LETTERS, '#')
    .replace(/#+(\s*#+)*/g, '#')
    .slice(0, MAX_LENGTH)
