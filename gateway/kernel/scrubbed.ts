/** Phones, ID numbers and tokens, wherever somebody or a library put them. */
const PERSONAL: ReadonlyArray<readonly [RegExp, string]> = [
  [/(?<!\d)\d{17}[\dXx](?![\dXx])|(?<!\d)\d{15}(?!\d)/g, '[id number]'],
  [/(?<!\d)1[3-9]\d{9}(?!\d)/g, '[phone]'],
  [/(?<![\w-])[\w-]{32,}(?![\w-])/g, '[token]'],
]

/** A text as a log may hold it (SECURITY, E18). */
export const scrubbed = (text: string) => PERSONAL.reduce((kept, [pattern, instead]) => kept.replace(pattern, instead), text)
