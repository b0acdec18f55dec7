/** A number of views: above 9999 rounded with 万 (specification 1, section 9): 12345 → "1.2万". */
export const viewCount = (views: number): string => (views > 9999 ? `${(Math.round(views / 1000) / 10).toString()}万` : String(views))
