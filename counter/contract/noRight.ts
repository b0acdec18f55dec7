import * as z from 'zod/mini'

/** `details` of a 403 `WRONG_ROLE`: who gives the right, by name. The attempt stands in the audit log. */
export const NoRight = z.looseObject({ whom: z.array(z.string()) })
