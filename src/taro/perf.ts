/*
 * Stands in for Taro's stopwatch in the H5 build (config/patches.ts), which runs in its debug mode only: `npm run bench` and the
 * browser's own tools measure this shop.
 */
export const perf = { start: () => undefined, stop: () => undefined, delayStop: () => undefined }
