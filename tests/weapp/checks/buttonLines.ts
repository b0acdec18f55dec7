import type { Check } from './readBuild'

const RESET = /(?:^|[},])button::?after\{[^}]*border:(?:0|none)\b/

/** The styles of the whole app take away the grey line that WeChat draws around each of its own buttons. */
export const buttonLines: Check = ({ ending, read }) =>
  ending('.wxss').some((file) => /^app(-origin)?\.wxss$/.test(file) && RESET.test(read(file)))
    ? []
    : ['app.wxss leaves WeChat’s grey line around buttons: button::after']
