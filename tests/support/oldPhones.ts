import { transformSync } from 'esbuild'

/** The oldest browsers of package.json's browserslist. */
const OLDEST = ['chrome73', 'ios12.2']

/** They know these. esbuild says no for one fault each that Safari had before 14.1 and 13, and that babel.config.js mends. */
const supported = { destructuring: true, 'template-literal': true }

/** Whether a script has only syntax that the oldest supported phones know: newer syntax would be lowered, and the text would change. */
export const isReadableByOldPhones = (script: string) =>
  transformSync(script, { target: OLDEST, supported }).code === transformSync(script, { target: 'esnext' }).code
