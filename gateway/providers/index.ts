import type { Bank } from './bank'
import type { Challenge } from './challenge'
import type { Courier } from './courier'
import type { Geocoder } from './geocoder'
import type { Sms } from './sms'
import type { ThirdParty } from './thirdParty'
import type { Wechat } from './wechat/wechat'

/** The world outside: each behind an interface, with an embedded default in demonstrations. Never awaited inside a transaction. */
export type Outside = {
  sms: Sms
  bank: Bank
  /** Null where parcels are sent by hand and nobody tells the shop of them. */
  courier: Courier | null
  geocoder: Geocoder
  thirdParty: ThirdParty
  wechat: Wechat
  challenge: Challenge
}
