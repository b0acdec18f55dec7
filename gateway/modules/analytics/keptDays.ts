/** Days an event is kept; the words beside the shopper's switch say the same number. */
export const KEPT_DAYS = 90
