import type { PaymentProvider } from './payment/paymentProvider'
import type { Challenge } from './captcha/challenge'
import type { Courier } from './courier/courier'
import type { Insurer } from './insurer/insurer'
import type { InvoiceProvider } from './invoice/invoiceProvider'
import type { Geocoder } from './geocoder/geocoder'
import type { Push } from './push/push'
import type { Sms } from './sms/sms'
import type { FileStorage } from './storage/storage'
import type { TextReader } from './textReader/textReader'
import type { ThirdParty } from './login/thirdParty'
import type { Wechat } from './wechat/wechat'
import type { KeyRing } from '../lib/keyRing'

/** Providers are the services of others: each behind an interface, with an embedded default in demonstrations. Never awaited inside a transaction. */
export type Providers = {
  sms: Sms
  push: Push
  bank: PaymentProvider
  /** Null where no insurer is connected: then no policy is bound. */
  insurer: Insurer | null
  /** Null where parcels are sent manually, without a courier's interface. */
  courier: Courier | null
  /** Null where nobody issues invoices online: then none may be asked for. */
  invoices: InvoiceProvider | null
  geocoder: Geocoder
  thirdParty: ThirdParty
  wechat: Wechat
  challenge: Challenge
  storage: FileStorage
  /** Reads what is printed on pictures, in this gateway itself. */
  textReader: TextReader
  /** What files in the storage are encrypted with. */
  fileKeys: KeyRing
}
