import type { Check } from './readBuild'

/** No page stops in a debugger or talks to the console, and no source map is uploaded. */
export const developmentLeftovers: Check = ({ ending, read }) => [
  ...ending('.js')
    .filter(
      (file) => /(^|[^\w$.])debugger\b/.test(read(file)) || (file.startsWith('features/') && /console\.(log|debug)\(/.test(read(file))),
    )
    .map((file) => `${file} stops in a debugger or talks to the console`),
  ...ending('.map').map((file) => `${file} is a source map`),
]
