/** Whether who looks asked the device for less motion. */
export const wantsStillness = () => window.matchMedia('(prefers-reduced-motion: reduce)').matches
