/*
 * Stands in for `query-string` in the H5 build (config/patches.ts): Taro's router reads the address with `decode: false` and our
 * `useRoute` decodes. Every value is a string; of a name that comes twice the last counts. Saves 3.4 KB gzip.
 */

/** The names and values of an address's query as they stand there. */
function parse(search: string): Record<string, string> {
  const pairs = search
    .replace(/^[?#&]/, '')
    .split('&')
    .filter(Boolean)
  return Object.fromEntries(
    pairs.map((pair) => {
      const [name = '', ...value] = pair.split('=')
      return [name, value.join('=')]
    }),
  )
}

export default { parse }
