import { and, eq, isNull, lte, sql } from 'drizzle-orm'
import { integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import { newBuyers, shopAt, type Shop } from '../../../tests/support/shop'
import { wechatShop } from '../../../tests/support/wechatShop'
import type { Db, Querying } from '../../db/open'
import { bankRefunds, orders, parcels, payments } from '../../tables'
import { inTransaction } from '../../kernel/transaction'
import { conditionsOf } from '../deregister/conditions'
import { ANY_PAYER, type Payer } from '../../providers/payment/paymentProvider'
import { closePayments } from './closePayments'
import { requestRefund } from './requestRefund'
import { openAtBank, paymentFor } from './startPayment'
import { kindOf, payableKind, payableOf } from './subject'

const FEE = 2900
const subject = { kind: 'advice', code: 'advice-1' }
const consultations = pgTable('test_consultations', {
  code: text('code').primaryKey(),
  memberId: text('member_id').notNull(),
  fee: integer('fee').notNull(),
  state: text('state').$type<'toPay' | 'paid' | 'closed'>().notNull(),
  expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
  paidAt: timestamp('paid_at', { withTimezone: true }),
  refundedAt: timestamp('refunded_at', { withTimezone: true }),
  refunded: integer('refunded').notNull().default(0),
})
const byCode = (code: string) => eq(consultations.code, code)

/** A kind stays known to the process, whose other tests have no such table. */
let isOver = false
afterAll(() => {
  isOver = true
})
const none = (db: Querying) =>
  db
    .select({ code: payments.subjectCode })
    .from(payments)
    .where(sql`false`)

/** Something to pay that has no address, stock or parcel. */
payableKind({
  kind: subject.kind,
  noun: '咨询',
  find: async (db, code) => {
    if (isOver) return undefined
    const [found] = await db.select().from(consultations).where(byCode(code))
    return found && { kind: subject.kind, ...found, amount: found.fee, text: '图文咨询', payerFor: '周岚', resultUrl: `/advice/${code}` }
  },
  lock: async (tx, code) => void (await tx.select().from(consultations).where(byCode(code)).for('update')),
  markPaid: async (tx, { code, paidAt }) => {
    const awaited = and(byCode(code), eq(consultations.state, 'toPay'))
    return (await tx.update(consultations).set({ state: 'paid', paidAt }).where(awaited).returning()).length > 0
  },
  markRefunded: async (tx, { code, amount, now }) => {
    await tx
      .update(consultations)
      .set({ refunded: sql`${consultations.refunded} + ${amount}` })
      .where(byCode(code))
    await tx
      .update(consultations)
      .set({ refundedAt: now })
      .where(and(byCode(code), eq(consultations.state, 'closed'), isNull(consultations.refundedAt)))
  },
  overdue: async (db, { now }) => {
    if (isOver) return []
    const due = await db
      .select({ code: consultations.code })
      .from(consultations)
      .where(and(eq(consultations.state, 'toPay'), lte(consultations.expiresAt, now)))
    return due.map(({ code }) => code)
  },
  expire: async (tx, code) => {
    await tx
      .update(consultations)
      .set({ state: 'closed' })
      .where(and(byCode(code), eq(consultations.state, 'toPay')))
  },
  codesOf: (db, memberId, state) =>
    isOver
      ? none(db)
      : db
          .select({ code: consultations.code })
          .from(consultations)
          .where(and(eq(consultations.memberId, memberId), state && sql`${consultations.state} = ${state}`)),
})

describe('a consultation, which is no order of goods', () => {
  let opened: Db | undefined
  afterEach(async () => {
    await opened?.execute(sql`drop table test_consultations`)
    opened = undefined
  })

  /** A consultation that waits for its fee, and how somebody opens a payment of it. */
  const asked = async ({ db, providers, clock }: Pick<Shop, 'db' | 'providers' | 'clock'>, memberId: string) => {
    opened = db
    await db.execute(sql`create table test_consultations (code text primary key, member_id text not null, fee integer not null,
      state text not null, expires_at timestamptz not null, paid_at timestamptz, refunded_at timestamptz,
      refunded integer not null default 0)`)
    const expiresAt = new Date(clock.now().getTime() + 30 * 60_000)
    await db.insert(consultations).values({ code: subject.code, memberId, fee: FEE, state: 'toPay', expiresAt })
    const start = async (methodId: string, payer: Payer = ANY_PAYER) => {
      const now = clock.now()
      const { payId } = await inTransaction(db, async (tx) =>
        paymentFor(tx, { payable: await payableOf(tx, subject), methodId, payer, now }),
      )
      return openAtBank({ db, providers, payId, subject, methodId, channel: 'h5', address: '127.0.0.1', now })
    }
    const stored = async () => (await db.select().from(consultations).where(byCode(subject.code)))[0]!
    return { start, stored }
  }

  it('is paid at the bank once; what comes a second time goes back, and no order or parcel is made', async () => {
    const shop = await shopAt()
    const [buyer] = await newBuyers(shop, 1)
    const before = await shop.db.$count(orders)
    const { start, stored } = await asked(shop, buyer!.memberId)
    const [own, family] = [await start('bank'), await start('family')]
    expect([(await start('bank')).payId, own.payId === family.payId]).toEqual([own.payId, false])
    expect(await (await shop.app.request(family.payUrl)).text()).toContain('周* 请您帮忙付款')
    const { headers } = await shop.payerDoes(own.payUrl, 'confirm', 'late')
    expect(headers.get('Location')).toBe('/advice/advice-1')
    await shop.payerDoes(family.payUrl, 'confirm', 'late')
    shop.clock.advance(25)
    await shop.jobs()
    expect(await stored()).toMatchObject({ state: 'paid', refundedAt: null })
    const of = await shop.db.select().from(payments).where(eq(payments.subjectKind, subject.kind))
    expect(of.map(({ state, amount, subjectCode }) => [state, amount, subjectCode]).sort()).toEqual([
      ['paid', FEE, subject.code],
      ['refunded', FEE, subject.code],
    ])
    expect(await shop.db.select().from(bankRefunds)).toMatchObject([{ amount: FEE }])
    expect(await shop.db.$count(orders)).toBe(before)
    expect(await shop.db.$count(parcels, eq(parcels.orderCode, subject.code))).toBe(0)
    await expect(start('bank')).rejects.toMatchObject({ status: 409, code: 'ALREADY_PAID', message: '咨询已付款' })
  })

  it('is closed in its own words, and money that comes after that goes back and is known to have', async () => {
    const shop = await shopAt()
    const [buyer] = await newBuyers(shop, 1)
    const { start, stored } = await asked(shop, buyer!.memberId)
    const { payUrl } = await start('bank')
    await shop.payerDoes(payUrl, 'confirm', 'late')
    await shop.db.update(consultations).set({ state: 'closed' })
    const { bank } = shop.providers
    await closePayments({ db: shop.db, ring: shop.providers.fileKeys, bank, subject, now: shop.clock.now() })
    await shop.jobs()
    expect(await stored()).toMatchObject({ state: 'closed', paidAt: null, refundedAt: shop.clock.now() })
    await expect(start('bank')).rejects.toMatchObject({ status: 409, message: '咨询已取消，不能再付款' })
  })

  it('is paid at the cashier by its code, and is nobody else’s there', async () => {
    const shop = await shopAt()
    const [buyer, other] = await newBuyers(shop, 2)
    await asked(shop, buyer!.memberId)
    const query = { ordersCode: subject.code }
    expect(await buyer!.pay.methods({ query })).toMatchObject({ payable: FEE, state: 'unknown' })
    for (const call of [other!.pay.methods({ query }), other!.pay.state({ query })])
      await expect(call).rejects.toMatchObject({ status: 404 })
    const { payUrl } = await buyer!.pay.start({ body: { ...query, methodId: 'bank' } })
    await shop.payerDoes(payUrl, 'confirm')
    expect(await buyer!.pay.state({ query })).toMatchObject({ state: 'paid', payable: FEE })
  })

  it('closes by itself when its time is over, and what is open of it at the bank keeps the account open', async () => {
    const shop = await shopAt()
    const [buyer] = await newBuyers(shop, 1)
    const { start, stored } = await asked(shop, buyer!.memberId)
    await start('bank')
    shop.clock.advance(31 * 60)
    await shop.jobs()
    expect(await stored()).toMatchObject({ state: 'closed', paidAt: null })
    const balance = async () => (await conditionsOf(shop.db, buyer!.memberId)).find(({ id }) => id === 'balance')?.count
    expect(await balance()).toBe(0)
    await shop.db.update(payments).set({ state: 'unknown' }).where(eq(payments.subjectCode, subject.code))
    expect(await balance()).toBe(1)
  })

  it('stands while a part of its money goes back, once for each cause', async () => {
    const shop = await shopAt()
    const [buyer] = await newBuyers(shop, 1)
    const { start, stored } = await asked(shop, buyer!.memberId)
    const { payId, payUrl } = await start('bank')
    await shop.payerDoes(payUrl, 'confirm', 'late')
    shop.clock.advance(25)
    await shop.jobs()
    const ask = (amount: number, key: string) =>
      inTransaction(shop.db, (tx) => requestRefund(tx, { payId, amount, key, reason: '未全部用完', now: shop.clock.now() }))
    await ask(900, 'a part')
    await ask(900, 'a part')
    await expect(ask(FEE, 'all of it')).rejects.toMatchObject({ code: 'REFUND_TOO_MUCH' })
    await shop.jobs()
    expect(await stored()).toMatchObject({ state: 'paid', refunded: 900, refundedAt: null })
  })

  it('is named in WeChat by what it is', async () => {
    const shop = await wechatShop()
    const { start, stored } = await asked(shop, shop.buyer.memberId)
    const { payId } = await start('wechat', { key: 'mini:payer', openId: 'openid-of-a-payer' })
    expect(shop.weixin.books.trades.get(payId)).toMatchObject({ total: FEE, description: '青禾健康 图文咨询' })
    shop.weixin.pay(payId)
    expect((await shop.tell(payId)).status).toBe(200)
    expect((await stored()).state).toBe('paid')
  })

  it('has a row, and what has none cannot be paid', () => {
    expect(kindOf(subject).noun).toBe('咨询')
    expect(() => kindOf({ kind: 'lottery' })).toThrow('lottery')
  })
})
