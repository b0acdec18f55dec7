import { within } from '../../support/within'

/** Milliseconds a journey may take. */
const LIMIT = 120_000

/**
 * A journey that ends in any case, so that what it opened is closed before the next test. Jest's own limit is above this one: there jest
 * only stops waiting, and the journey would go on beside the next test.
 */
export const withinLimit = (walk: Promise<void>): Promise<void> => within(LIMIT, `The journey did not end within ${LIMIT / 1000} s`, walk)
