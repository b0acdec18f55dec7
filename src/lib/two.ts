/** A part of a time in two figures. */
export const two = (count: number) => String(count).padStart(2, '0')
