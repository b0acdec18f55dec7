import path from 'node:path'
import type { Hono } from 'hono'
import type { Db } from '../db/open'
import { actInChats } from '../demo/people/actingChats'
import { actOnRefunds } from '../demo/people/actingRefunds'
import { actAsStaff } from '../demo/people/actingStaff'
import { holdingCourier, keepReadyPeople } from '../demo/people/readyOrders'
import { keepReadyComplaints } from '../demo/people/readyComplaints'
import { keepReadyReviews } from '../demo/people/readyReviews'
import { keepReadyRefunds } from '../demo/people/readyRefunds'
import { startJobs } from '../modules/jobs'
import type { PaymentProvider } from '../providers/payment/paymentProvider'
import type { Courier } from '../providers/courier/courier'
import { httpCourier } from '../providers/courier/httpCourier'
import { fetchAs } from '../providers/fetchAs'
import { embeddedInsurer } from '../providers/insurer/embeddedInsurer'
import { httpInsurer } from '../providers/insurer/httpInsurer'
import type { Insurer } from '../providers/insurer/insurer'
import { embeddedInvoice } from '../providers/invoice/embeddedInvoice'
import { httpInvoice } from '../providers/invoice/httpInvoice'
import type { InvoiceProvider } from '../providers/invoice/invoiceProvider'
import { embeddedChallenge } from '../providers/captcha/challenge'
import { httpChallenge } from '../providers/captcha/httpChallenge'
import { absentPush, httpPush } from '../providers/push/httpPush'
import { consolePush } from '../providers/push/push'
import { absentSms, httpSms } from '../providers/sms/httpSms'
import { httpThirdParty } from '../providers/login/httpThirdParty'
import type { Providers } from '../providers'
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
import { databaseStorage } from '../providers/storage/databaseStorage'
import { ownKeys } from '../providers/storage/ownKeys'
import { s3Storage } from '../providers/storage/s3Storage'
import { TesseractReader } from '../providers/textReader/tesseractReader'
import { layeredStorage, type FileStorage } from '../providers/storage/storage'
import { paymentWebhook } from '../modules/pay/paymentWebhook'
import { refuseMissingKeys } from './missingKeys'
import { previewSms } from './previewSms'
import type { Environment } from './environment'
import { StartError } from './startError'
import type { WechatEnvironment } from './wechatEnvironment'
import { hmacOf } from '../kernel/hmac'
import { shopOf } from '../kernel/shop'

/** Everything around the calls of the contract: the world outside with its embedded defaults, its pages, and the jobs. */
export type Shop = { providers: Providers; mount: (app: Hono) => void; start: () => { stop: () => Promise<void> }; showsSms: boolean }

type Options = {
  db: Db
  environment: Environment
  /** Where this gateway listens, known once it does. */
  ownAddress: () => string
  /** Where the checkout or the release lies. */
  root: string
}

export async function openShop({ db, environment, ownAddress, root }: Options): Promise<Shop> {
  const now = () => new Date()
  const { smsUrl, smsToken, pushUrl, pushToken, loginUrl, loginToken, publicUrl } = environment
  const pretends = environment.kind !== 'production'
  const shown = smsUrl === undefined && pretends ? previewSms(consoleSms, now) : undefined
  const sms = smsUrl === undefined ? (shown?.sms ?? absentSms) : httpSms(smsUrl, smsToken)
  const ownLogin = loginUrl !== undefined ? httpThirdParty(loginUrl, loginToken) : pretends ? pretendedThirdParty : absentThirdParty
  const wechat = environment.wechat && wechatWith(environment.wechat, { db, publicUrl, now })
  const paying = await bankWith({ db, environment, ownAddress, wechat, now })
  const providers: Providers = {
    sms: countedSms(sms),
    push: pushUrl === undefined ? (pretends ? consolePush : absentPush) : httpPush(pushUrl, pushToken),
    bank: paying.bank,
    courier: courierWith(environment, db),
    invoices: invoicesWith(environment, root),
    insurer: insurerWith(environment, root),
    geocoder: tableGeocoder,
    thirdParty: wechat ? wechatThirdParty(wechat, ownLogin) : ownLogin,
    challenge: environment.captcha ? httpChallenge(environment.captcha, embeddedChallenge) : embeddedChallenge,
    wechat: wechat ?? (pretends ? pretendedWechat : absentWechat),
    storage: storageWith(environment, { db, now }),
    textReader: new TesseractReader(path.join(root, 'gateway/providers/textReader/thread.mjs')),
    fileKeys: environment.fileKeys ?? (await ownKeys(db)),
  }
  await refuseMissingKeys(db, providers.fileKeys)
  return {
    providers,
    showsSms: shown !== undefined,
    mount: (app) => {
      paymentWebhook(app, { db, ring: providers.fileKeys, bank: paying.bank, now })
      if (paying.pages) app.route('/bank', paying.pages)
      if (shown) app.get('/dev/sms', shown.page)
    },
    start: () =>
      startJobs({
        db,
        providers,
        now,
        first: async () => {
          if (pretends) await keepReadyPeople({ db, providers, now: now() })
          if (pretends) await keepReadyRefunds({ db, providers, now: now() })
          if (pretends) await keepReadyComplaints({ db, providers, now: now() })
          if (pretends) await keepReadyReviews({ db, providers, now: now() })
          await paying.deliver?.()
          if (pretends) await actAsStaff({ db, ring: providers.fileKeys, now: now(), speed: environment.courierSpeed })
          if (pretends)
            await actOnRefunds({
              db,
              ring: providers.fileKeys,
              courier: providers.courier ?? null,
              now: now(),
              speed: environment.courierSpeed,
            })
          if (pretends) await actInChats({ db, ring: providers.fileKeys, now: now(), speed: environment.courierSpeed })
        },
      }),
  }
}

/** What the pharmacy calls itself, asked when it is needed. */
const nameOf = (db: Db) => async () => (await shopOf(db)).name

type Around = { db: Db; publicUrl: string | undefined; now: () => Date }
function wechatWith({ merchant, ...own }: WechatEnvironment, around: Around): Wechat {
  return openWechat({ ...own, ...around, mchid: merchant?.mchid, shopName: nameOf(around.db), ask: fetchAs('wechat') })
}

type Paying = { bank: PaymentProvider; pages?: Hono; deliver?: () => Promise<void> }
type Choosing = Omit<Options, 'root'> & { wechat: Wechat | undefined; now: () => Date }

/** The pharmacy's own service; else a simulated one, but in a real shop none: nothing about a parcel may be invented there. */
function courierWith({ kind, courierUrl, courierToken, courierSpeed }: Environment, db: Db): Courier | null {
  if (courierUrl !== undefined) return httpCourier(courierUrl, courierToken)
  return kind === 'production' ? null : holdingCourier(simulatedCourier(courierSpeed), db)
}

/** The service in front of the tax office; else samples, but in a real shop none: nothing that looks like an invoice may be invented there. */
function invoicesWith({ kind, invoiceUrl, invoiceToken }: Environment, root: string): InvoiceProvider | null {
  if (invoiceUrl !== undefined) return httpInvoice(invoiceUrl, invoiceToken)
  return kind === 'production' ? null : embeddedInvoice(root)
}

/** The service in front of insurers; else one that insures nobody, but in a real shop none: nobody may be told there that he is insured. */
function insurerWith({ kind, insurerUrl, insurerToken }: Environment, root: string): Insurer | null {
  if (insurerUrl !== undefined) return httpInsurer(insurerUrl, insurerToken)
  return kind === 'production' ? null : embeddedInsurer(root)
}

/** The shop's own database; where it has a store of files, what was kept before it is still found. */
function storageWith({ s3 }: Environment, { db, now }: { db: Db; now: () => Date }): FileStorage {
  const own = databaseStorage(db, now)
  return s3 ? layeredStorage(s3Storage(s3), own) : own
}

/** WeChat Pay where the shop is a merchant of it; else the embedded bank, which moves no money and no real shop has. Never both. */
async function bankWith({ db, environment, ownAddress, wechat, now }: Choosing): Promise<Paying> {
  const { bankSecret, publicUrl } = environment
  const merchant = environment.wechat?.merchant
  if (merchant && wechat)
    return {
      bank: openWechatPay({
        merchant,
        ask: fetchAs('wechatPay'),
        now,
        payerOf: payerFrom(wechat, (text) => hmacOf(db, text)),
        shopName: nameOf(db),
      }),
    }
  if (environment.kind === 'production') throw new StartError('正式运行需要微信支付：请设置 WECHAT_MCHID 等。')
  return openLocalBank({ db, now, secret: bankSecret, shopAddress: ownAddress, publicAddress: publicUrl })
}
