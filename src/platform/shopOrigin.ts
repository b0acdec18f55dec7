/** Where the shop's own site, its pictures and its gateway stand: nowhere else on H5, the gateway's host for the mini-program. */
export const SHOP_ORIGIN = API_BASE.replace(/\/api$/, '')
