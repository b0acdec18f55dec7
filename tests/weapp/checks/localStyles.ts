import type { Check } from './readBuild'

/** An embedded drawing has addresses of its own, within itself. */
const EMBEDDED = /url\(\s*(?:"data:[^"]*"|'data:[^']*'|data:[^)]*)\s*\)/g

/** No style sheet shows a file of the package: WXSS takes an address of the network or embedded data, and leaves the rest blank. */
export const localStyles: Check = ({ ending, read }) =>
  ending('.wxss').flatMap((file) =>
    [
      ...read(file)
        .replace(EMBEDDED, '')
        .matchAll(/url\(\s*["']?(?!["']?https:)([^"')]+)/g),
    ].map(([, named]) => `${file} shows ${named}, which WXSS cannot`),
  )
