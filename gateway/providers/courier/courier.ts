/** A courier: takes a parcel and tells what happened to it since. */
export type Courier = {
  /** Milliseconds between two rounds of questions: a provider is not asked for every parcel every few seconds. */
  pause: number
  /** Requests a pickup; idempotent by order. Undefined while the courier has assigned no tracking number yet. */
  collect: (parcel: Sending, now: Date) => Promise<Collected | undefined>
  /** Everything that happened to a parcel until `now`, oldest first; what was told once stays as it was. */
  events: (parcel: CollectedParcel, now: Date) => Promise<ParcelEvent[]>
}

/**
 * Never what is in it: which medicine somebody takes is nothing a courier has to know. `sender` is all that the parcel says of where it comes
 * from: the shop's name, whatever was bought in which part of it.
 */
export type Sending = { orderCode: string; sender: string; toCity: string; consignee: { name: string; phone: string; address: string } }
/** `carrier`: codes of specification 1, section 3. */
export type Collected = { carrier: number; trackingNumber: string; trackingPhone: string; fromCity: string }
export type CollectedParcel = {
  orderCode: string
  trackingNumber: string
  carrier: number
  fromCity: string
  toCity: string
  handedOverAt: Date
  /** Goods that a member sends back; `orderCode` is the refund's number then. */
  isReturn?: boolean
}
export type ParcelEvent = { stage: 'packed' | 'collected' | 'transit' | 'delivering' | 'signed'; text: string; at: Date }
