/** A text of somebody else's (a carrier, a coupon's name and end) as a sentence: with a full stop, where it has no mark at its end. */
export const sentence = (text: string): string => (/[。！？…]$/.test(text.trim()) ? text.trim() : `${text.trim()}。`)
