/** Fetched for members, when the first screen is there. */
export const loadWatch = () => import('./watchUnread')
