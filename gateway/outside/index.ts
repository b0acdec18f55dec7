import type { Bank } from './bank'
import type { Courier } from './courier'
import type { Geocoder } from './geocoder'
import type { Sms } from './sms'
import type { ThirdParty } from './thirdParty'
import type { Wechat } from './wechat/wechat'

/** The world outside: each behind an interface, with an embedded default. Never awaited inside a transaction. */
export type Outside = { sms: Sms; bank: Bank; courier: Courier; geocoder: Geocoder; thirdParty: ThirdParty; wechat: Wechat }
