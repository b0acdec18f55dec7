/** WeChat's back leaves the page; what lies above it leaves with it. */
export const guardBack =
  (_close: () => void): (() => void) =>
  () =>
    undefined
