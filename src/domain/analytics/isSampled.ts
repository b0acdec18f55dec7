/** Whether a visit is the one of so many that is reported: decided by its own number, alike wherever it is asked. */
export const isSampled = (visitId: string, oneOf: number): boolean => parseInt(visitId.slice(0, 8), 16) % oneOf === 0
