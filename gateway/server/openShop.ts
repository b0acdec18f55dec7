import type { Hono } from 'hono'
import type { Db } from '../db/open'
import { startJobs } from '../modules/jobs'
import type { Bank } from '../providers/payment/bank'
import type { Courier } from '../providers/courier/courier'
import { httpCourier } from '../providers/courier/httpCourier'
import { fetchAs } from '../providers/fetchAs'
import { embeddedChallenge } from '../providers/captcha/challenge'
import { httpChallenge } from '../providers/captcha/httpChallenge'
import { absentSms, httpSms } from '../providers/sms/httpSms'
import { httpThirdParty } from '../providers/login/httpThirdParty'
import type { Outside } from '../providers'
import { tableGeocoder } from '../providers/geocoder/geocoderTable'
import { openLocalBank } from '../providers/payment/localBank'
import { simulatedCourier } from '../providers/courier/simulatedCourier'
import { consoleSms, countedSms } from '../providers/sms/sms'
import { absentThirdParty, pretendedThirdParty } from '../providers/login/thirdParty'
import { openWechat } from '../providers/wechat'
import { payerFrom } from '../providers/wechat/payerFrom'
import { absentWechat, pretendedWechat, type Wechat } from '../providers/wechat/wechat'
import { wechatThirdParty } from '../providers/wechat/wechatThirdParty'
import { openWechatPay } from '../providers/payment/wechatPay'
import { takeNotices } from '../modules/order/payments/takeNotices'
import { shownSms } from './devSms'
import type { Environment } from './environment'
import { Unable } from './unable'
import type { WechatEnvironment } from './wechatEnvironment'

/** Everything around the calls of the contract: the world outside with its embedded defaults, its pages, and the jobs. */
export type Shop = { outside: Outside; mount: (app: Hono) => void; start: () => { stop: () => Promise<void> }; showsSms: boolean }

type Options = { db: Db; environment: Environment; /** Where this gateway listens, known once it does. */ ownAddress: () => string }

export async function openShop({ db, environment, ownAddress }: Options): Promise<Shop> {
  const now = () => new Date()
  const { smsUrl, smsToken, loginUrl, loginToken, publicUrl } = environment
  const pretends = environment.kind !== 'production'
  const shown = smsUrl === undefined && pretends ? shownSms(consoleSms, now) : undefined
  const sms = smsUrl === undefined ? (shown?.sms ?? absentSms) : httpSms(smsUrl, smsToken)
  const ownLogin = loginUrl !== undefined ? httpThirdParty(loginUrl, loginToken) : pretends ? pretendedThirdParty : absentThirdParty
  const wechat = environment.wechat && wechatWith(environment.wechat, { db, publicUrl, now })
  const paying = await bankWith({ db, environment, ownAddress, wechat, now })
  const outside: Outside = {
    sms: countedSms(sms),
    bank: paying.bank,
    courier: courierWith(environment),
    geocoder: tableGeocoder,
    thirdParty: wechat ? wechatThirdParty(wechat, ownLogin) : ownLogin,
    challenge: environment.captcha ? httpChallenge(environment.captcha, embeddedChallenge) : embeddedChallenge,
    wechat: wechat ?? (pretends ? pretendedWechat : absentWechat),
  }
  return {
    outside,
    showsSms: shown !== undefined,
    mount: (app) => {
      takeNotices(app, { db, bank: paying.bank, now })
      if (paying.pages) app.route('/bank', paying.pages)
      if (shown) app.get('/dev/sms', shown.page)
    },
    start: () => startJobs({ db, outside, now, ...(paying.deliver && { first: paying.deliver }) }),
  }
}

type Around = { db: Db; publicUrl: string | undefined; now: () => Date }
function wechatWith({ merchant, ...own }: WechatEnvironment, around: Around): Wechat {
  return openWechat({ ...own, ...around, mchid: merchant?.mchid, ask: fetchAs('wechat') })
}

type Paying = { bank: Bank; pages?: Hono; deliver?: () => Promise<void> }
type Choosing = Options & { wechat: Wechat | undefined; now: () => Date }

/** The pharmacy's own service; else a simulated one, but in a real shop none: nothing about a parcel may be invented there. */
function courierWith({ kind, courierUrl, courierToken, courierSpeed }: Environment): Courier | null {
  if (courierUrl !== undefined) return httpCourier(courierUrl, courierToken)
  return kind === 'production' ? null : simulatedCourier(courierSpeed)
}

/** WeChat Pay where the shop is a merchant of it; else the embedded bank, which moves no money and no real shop has. Never both. */
async function bankWith({ db, environment, ownAddress, wechat, now }: Choosing): Promise<Paying> {
  const { bankSecret, publicUrl } = environment
  const merchant = environment.wechat?.merchant
  if (merchant && wechat) return { bank: openWechatPay({ merchant, ask: fetchAs('wechatPay'), now, payerOf: payerFrom(db, wechat) }) }
  if (environment.kind === 'production') throw new Unable('正式运行需要微信支付：请设置 WECHAT_MCHID 等。')
  return openLocalBank({ db, now, secret: bankSecret, shopAddress: ownAddress, publicAddress: publicUrl })
}
