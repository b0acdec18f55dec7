/** WeChat tells a page nothing of it. */
export const wantsStillness = () => false
