/** The calendar day in the shop, eight hours ahead of UTC all the year: 2026-11-21. What is in force from a day is so from its midnight there. */
export const shopDate = (at: Date) => new Date(at.getTime() + 8 * 3600_000).toISOString().slice(0, 10)
