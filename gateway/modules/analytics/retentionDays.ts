/** Retention of events in days; the text beside the shopper's switch names the same number. */
export const RETENTION_DAYS = 90
