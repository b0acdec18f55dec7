import * as z from 'zod/mini'
import { Instant } from './fields'

export const ParcelStage = z.enum(['packed', 'collected', 'transit', 'delivering', 'signed'])
export type ParcelStage = z.infer<typeof ParcelStage>

export const Parcel = z
  .looseObject({
    carrier: z.int(),
    carrierName: z.string(),
    trackingNumber: z.string(),
    trackingPhone: z.string(),
    stage: ParcelStage,
    fromCity: z.string(),
    toCity: z.string(),
    events: z.array(z.looseObject({ at: Instant, stage: ParcelStage, text: z.string() })),
  })
  .register(z.globalRegistry, { id: 'Parcel' })
export type Parcel = z.infer<typeof Parcel>
