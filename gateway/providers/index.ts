import type { Bank } from './payment/bank'
import type { Challenge } from './captcha/challenge'
import type { Courier } from './courier/courier'
import type { Geocoder } from './geocoder/geocoder'
import type { Sms } from './sms/sms'
import type { ThirdParty } from './login/thirdParty'
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
