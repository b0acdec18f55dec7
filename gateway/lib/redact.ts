/** Names of secrets, as they occur in a query, a form, a header or JSON. */
const SECRET_NAMES =
  'access_?token|authorization|bind_?token|captcha|link|nonce|open_?id|password|preview_?token|proof|record_?token|secret|sign|signature|sms_?code|ticket|token|valid_?code|x-preview'

/** Patterns that are redacted: phones, ID numbers and secrets, wherever a person or a library put them. */
const REDACTED: ReadonlyArray<readonly [RegExp, string]> = [
  // Addresses of which one part is the key: a bill, a copy of one's data, an opened picture.
  [/(\/bank\/pay\/|\/privacy\/files\/|\/pictures\/\d+-(?!(?:400|750)\.))(?!:)[^\s"'?#/]+/g, '$1[token]'],
  [new RegExp(`((?:[?&;]|\\b)(?:${SECRET_NAMES})["']?\\s*[=:]\\s*["']?)(?:Bearer\\s+)?[^\\s"'&;,)}]+`, 'gi'), '$1[token]'],
  [/([?&]code=)[^\s"'&#]+/g, '$1[token]'],
  [/(Bearer\s+)[\w.~+/-]+=*/g, '$1[token]'],
  [/(?<!\d)\d{17}[\dXx](?![\dXx])|(?<!\d)\d{15}(?!\d)/g, '[id number]'],
  [/(?<!\d)1[3-9]\d{9}(?!\d)/g, '[phone]'],
  // Keys are 256 bits; ids of 128 stay, by which an operator finds what the line is about. Names of the database are in small letters.
  [/(?<![\w-])(?=[\w-]*[A-Z\d])[\w-]{32,}(?![\w-])/g, '[token]'],
]

/** Redacts a text for the log (SECURITY, E18): the one place where anything is redacted. */
export const redact = (text: string) => REDACTED.reduce((kept, [pattern, instead]) => kept.replace(pattern, instead), text)
