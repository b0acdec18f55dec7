/** WeChat has the whole package, or says itself that it could not fetch it. */
export const startLatePages = () => undefined
