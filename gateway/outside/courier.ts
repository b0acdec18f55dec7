/** A courier: takes a parcel and tells what happened to it since. */
export type Courier = {
  /** Which carrier takes an order; the same each time it is asked (codes of specification 1, section 3). */
  carrierFor: (orderCode: string) => number
  /** Hands a parcel over; asked again for the same order it answers the same. */
  collect: (
    parcel: { orderCode: string; toCity: string; carrier: number },
    now: Date,
  ) => Promise<{ trackingNumber: string; trackingPhone: string; fromCity: string }>
  /** Everything that happened to a parcel until `now`, oldest first; what was told once stays as it was. */
  events: (parcel: HandedOver, now: Date) => Promise<ParcelEvent[]>
}

export type HandedOver = { trackingNumber: string; carrier: number; fromCity: string; toCity: string; handedOverAt: Date }
export type ParcelEvent = { stage: 'packed' | 'collected' | 'transit' | 'delivering' | 'signed'; text: string; at: Date }
