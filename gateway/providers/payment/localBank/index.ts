import type { Hono } from 'hono'
import * as z from 'zod/mini'
import type { Db } from '../../../db/open'
import { ANY_PAYER, type PaymentProvider, type PaymentNotification, type PayMethod } from '../paymentProvider'
import { bankSecret } from './bankSecret'
import { answerOn, closePayment, isRefunded, NOTIFY_PATH, openPayment, refundPayment } from './books'
import { deliver, type Post } from './deliver'
import { bankPages } from './pages'
import { verifySignature } from './signature'

const METHODS: readonly PayMethod[] = [
  { id: 'bank', name: '快捷支付', text: '推荐 · 在银行页面确认付款', shared: false },
  { id: 'family', name: '请家人代付', text: '把账单发给子女或伴侣', shared: true },
]

const Notice = z.object({
  noticeId: z.string(),
  payId: z.string(),
  amount: z.int(),
  state: z.enum(['paid', 'failed']),
  at: z.iso.datetime(),
})

export type LocalBankOptions = {
  db: Db
  now?: () => Date
  /** `BANK_SECRET`; without it one is drawn and kept in the database. */
  secret?: string | undefined
  /** Base URL of this gateway for its own webhooks: `http://127.0.0.1:8080`. A function, because the port may be known late. */
  shopAddress: () => string
  /** What payment pages are reached under from outside: empty for the same origin, which suits H5; the mini-program needs a whole address. */
  publicAddress?: string | undefined
  post?: Post
}

export type LocalBank = {
  bank: PaymentProvider
  /** Payment pages, to be mounted below `/bank`. */
  pages: Hono
  /** Sends the notifications that are due; the gateway's jobs call it. */
  deliver: () => Promise<void>
}

/** The embedded bank: real pages, books of its own, and notifications that really travel. For trying and showing; no money moves. */
export async function openLocalBank({
  db,
  now = () => new Date(),
  secret: given,
  shopAddress,
  publicAddress = '',
  post = fetch,
}: LocalBankOptions): Promise<LocalBank> {
  const secret = await bankSecret(db, given)
  const run = () => deliver({ db, secret, now, post: (path, init) => post(`${shopAddress()}${path}`, init) })
  // One after the other: whoever waits for a delivery waits for those that began before it, too.
  let delivering = Promise.resolve()
  const send = () => (delivering = delivering.then(run, run))
  const bank: PaymentProvider = {
    methods: METHODS,
    hasSharedPage: true,
    payerOf: async () => ANY_PAYER,
    open: async (payment) => ({ payUrl: `${publicAddress}/bank/pay/${(await openPayment(db, payment)).token}`, wechat: null }),
    query: (payId) => answerOn(db, payId),
    close: (payId) => closePayment(db, payId),
    refund: async (refund) => {
      await refundPayment(db, refund, now())
      return 'done'
    },
    refundState: async (refundId) => ((await isRefunded(db, refundId)) ? 'done' : 'unknown'),
    webhook: {
      path: NOTIFY_PATH,
      errorBody: (code, message) => ({ code, message }),
      read: async (notice, at) => (verifySignature(secret, notice, at) ? noticeIn(notice.body) : undefined),
    },
  }
  return { bank, pages: bankPages({ db, now, onSettled: send }), deliver: send }
}

function noticeIn(body: string): PaymentNotification | undefined {
  const parsed = Notice.safeParse(jsonOf(body))
  return parsed.success ? { about: 'payment', ...parsed.data, at: new Date(parsed.data.at) } : undefined
}

function jsonOf(body: string): unknown {
  try {
    return JSON.parse(body)
  } catch {
    return undefined
  }
}
