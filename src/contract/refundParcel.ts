import * as z from 'zod/mini'
import { endpoint } from './endpoint'
import { Id } from './fields'
import { Parcel } from './parcel'

/** Apart from the other calls of `refund`: their page shares the parcel's drawing with the order's, and needs nothing else of theirs. */
export const parcelCalls = {
  logistic: endpoint('GET /refunds/{refundNumber}/logistic', {
    about: 'Where the parcel back is; null before one was told of. Without events where the courier knows none',
    session: 'required',
    params: z.object({ refundNumber: Id }),
    provides: 'refund',
    output: z.looseObject({
      parcel: z.nullable(Parcel),
      /** Where it goes. */
      returnTo: z.nullable(z.looseObject({ name: z.string(), phone: z.string(), address: z.string() })),
    }),
  }),
}
