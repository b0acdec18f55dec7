import type { Check } from './readBuild'

/** What only a server may know, by how it looks; a mini-program's package is read by anybody who downloads it. */
const SECRETS: Readonly<Record<string, RegExp>> = {
  'a private key': /-----BEGIN (?:[A-Z]+ )?PRIVATE KEY/,
  'a cloud account’s key': /["'](?:LTAI[0-9A-Za-z]{12,}|AKID[0-9A-Za-z]{13,})["']/,
  'an AppSecret or payment key': /(?:secret|api_?v3|(?:mch|pay|partner|api)_?key)\w*["']?\s*[:=]\s*["'`]?[0-9A-Za-z]{32}\b/i,
  'an address that only the gateway may ask': /api\.weixin\.qq\.com|api\.mch\.weixin\.qq\.com/,
}

/** No script or settings file holds a secret of the shop. */
export const secrets: Check = ({ ending, read }) =>
  ending('.js', '.json').flatMap((file) =>
    Object.entries(SECRETS)
      .filter(([, looks]) => looks.test(read(file)))
      .map(([name]) => `${file} holds ${name}`),
  )
