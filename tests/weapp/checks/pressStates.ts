import type { Check } from './readBuild'

/** No style sheet has a press state that only a browser knows: WeChat's scoring takes 8 points for `:active`; it has `hover-class`. */
export const pressStates: Check = ({ ending, read }) =>
  ending('.wxss')
    .filter((file) => /:(active|hover)\b/.test(read(file)))
    .map((file) => `${file} has :active or :hover`)
