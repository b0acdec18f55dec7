import * as z from 'zod/mini'

/** Nothing costs more than 9,999,999.99 yuan. */
const MAX_CENTS = 999_999_999

/** What a shop sells at: integer cents, never nothing. */
export const Price = z.int('金额应精确到分').check(z.minimum(1, '金额应大于 0'), z.maximum(MAX_CENTS, '金额过大'))
