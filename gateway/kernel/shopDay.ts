/** The day in the shop, eight hours ahead of UTC all the year: 2026-11-21. */
export const shopDay = (at: Date) => new Date(at.getTime() + 8 * 3600_000).toISOString().slice(0, 10)
