import { transformSync } from 'esbuild'

/** The oldest browsers of package.json's browserslist. */
const OLDEST = ['chrome73', 'ios12.2']

/** They know destructuring. esbuild says no for one fault of Safari before 14.1, which babel.config.js mends, and could not lower it. */
const supported = { destructuring: true }

/** Whether a script has only syntax that the oldest supported phones know: newer syntax would be lowered, and the text would change. */
export const isReadableByOldPhones = (script: string) =>
  transformSync(script, { target: OLDEST, supported }).code === transformSync(script, { target: 'esnext' }).code
