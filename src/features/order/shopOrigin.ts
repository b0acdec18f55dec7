/** Where the gateway lives, as the mini-program was built to reach it. */
export const shopOrigin = () => API_BASE.replace(/\/api$/, '')
