/** A line of a document: cents with tax, without, and the tax; below nothing in a red one. */
export type DocumentLine = {
  name: string
  specification: string
  /** 0: an amount alone. */
  quantity: number
  amount: number
  net: number
  tax: number
  /** Percent. */
  rate: number
}

export type Buyer = { kind: 'person' | 'company'; name: string; /** Empty of a person. */ taxNumber: string }
export type Seller = { name: string; taxNumber: string }

/** What is asked of the provider: everything that stands on the paper but its number. */
export type InvoiceDocument = {
  /** Idempotency key: the same key again is the same invoice. */
  key: string
  colour: 'blue' | 'red'
  orderCode: string
  buyer: Buyer
  seller: Seller
  lines: readonly DocumentLine[]
  amount: number
  net: number
  tax: number
  /** Of a red one: the number of the blue one, and why in a word. */
  blueNumber: string | null
  reason: string | null
}

/** The provider's answer. Without a number the invoice has the shop's own, which is given without gaps. */
export type Issued =
  | { state: 'issued'; number: string | null }
  /** It will not be issued as it is; somebody has to look. */
  | { state: 'refused'; reason: string }
  /** Taken note of, and not issued yet: asked again later. */
  | { state: 'underWay' }

export type IssuedDocument = InvoiceDocument & { number: string; issuedAt: Date }

/** Who issues invoices: the service in front of the tax office, or what a demonstration has instead. */
export type InvoiceProvider = {
  /** What it makes is a sample: marked so on every paper and page, and good for no accounts. */
  isDemonstration: boolean
  /** Rejects where nothing was heard: asked again under the same key later. */
  issue: (document: InvoiceDocument) => Promise<Issued>
  /** The paper. Rejects with `Unreachable` where it cannot be had now. */
  pdf: (document: IssuedDocument) => Promise<Uint8Array>
  /** Characters of a text that its paper cannot show. */
  unprintable: (text: string) => string[]
}
