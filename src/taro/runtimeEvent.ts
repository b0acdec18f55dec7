/*
 * Stands in for Taro's event of a mini-program in the H5 build (config/patches.ts): a browser has events of its own, and nobody sends
 * ours through `eh`. Saves 1 KB gzip on the first screen.
 */
export const TaroEvent = undefined
export const createEvent = () => undefined
export const eventHandler = () => undefined
export const eventHandlerTTDom = () => undefined
