import { transformSync } from 'esbuild'

/** The oldest browsers of package.json's browserslist. */
const OLDEST = ['chrome73', 'ios12.2']

/** Whether a script has only syntax that the oldest supported phones know: newer syntax would be lowered, and the text would change. */
export const isReadableByOldPhones = (script: string) =>
  transformSync(script, { target: OLDEST }).code === transformSync(script, { target: 'esnext' }).code
