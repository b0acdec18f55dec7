import type { Check } from './readBuild'

/** Characters. Larger pictures belong in a file or behind an address: embedded, they are parsed at every start and sent with setData. */
const MAX = 10_000

/** No picture or font of more than that is written into a script, a template or a style sheet. */
export const embeddedData: Check = ({ ending, read }) =>
  ending('.js', '.wxml', '.wxss', '.json').flatMap((file) =>
    [...read(file).matchAll(/data:[a-z]+\/[\w.+-]+[;,][^"'`)\s]*/g)]
      .filter(([data]) => data.length > MAX)
      .map(([data]) => `${file} embeds ${data.length} characters of ${data.slice(5, data.search(/[;,]/))}`),
  )
