/** The number that was typed, also with a comma or a full-width point; not a number where it is none. */
export const numberIn = (text: string): number => (text.trim() === '' ? Number.NaN : Number(text.trim().replace(/[,，。．]/, '.')))
