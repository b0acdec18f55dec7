/** A courier: takes a parcel and tells what happened to it since. */
export type Courier = {
  collect: (parcel: { orderCode: string; toCity: string; carrier: number }, now: Date) => Promise<{ trackingNumber: string; trackingPhone: string; fromCity: string }>
  /** Everything that happened to a parcel until `now`, oldest first. */
  events: (parcel: { trackingNumber: string; carrier: number; toCity: string; collectedAt: Date }, now: Date) => Promise<Array<{ stage: 'packed' | 'collected' | 'transit' | 'delivering' | 'signed'; text: string; at: Date }>>
}
