import { and, asc, eq, ne } from 'drizzle-orm'
import { OrderStatus } from '../../../src/contract/order'
import { randomNumbers } from '../../../tests/support/randomNumbers'
import { newBuyers, ordered, packingOf, shopAt, type Buyer, type Shop } from '../../../tests/support/shop'
import {
  invoiceLines,
  invoices,
  orderLines,
  orders,
  payments,
  priceKeptClaims,
  refundApplications,
  refundPieces,
  refunds,
} from '../../tables'
import type { Transaction } from '../../db/open'
import { randomId } from '../../lib/hash'
import { sealContent } from '../../kernel/sealedContent'
import { inTransaction } from '../../kernel/transaction'
import { pieceLeft } from '../aftersales/piecePrices'
import { giveBackDifference } from '../order/giveBackDifference'
import { refundLines } from '../order/refundLines'
import { endRefund } from '../pay/endRefund'
import { issueInvoices } from './issueInvoices'

const ORDERS = 40
const next = randomNumbers(20261127)
const random = (below: number) => Math.floor(next() * below)

type Model = { order: typeof orders.$inferSelect; line: typeof orderLines.$inferSelect }
let shop: Shop
let buyer: Buyer
let model: Model

beforeAll(async () => {
  shop = await shopAt()
  ;[buyer] = (await newBuyers(shop, 1)) as [Buyer]
  const { skuCode } = await packingOf(shop, 'otcB')
  const { orderCode } = await ordered(buyer, { skuCode, quantity: 1 })
  const [order] = await shop.db.select().from(orders).where(eq(orders.orderCode, orderCode))
  const [line] = await shop.db.select().from(orderLines).where(eq(orderLines.orderCode, orderCode))
  model = { order: order!, line: line! }
})

/** A received order of one to three lines with random prices, discounts and freight. */
async function received(tx: Transaction, nth: number, now: Date) {
  const orderCode = `26112700${String(nth).padStart(8, '0')}`
  const lines = Array.from({ length: 1 + random(3) }, (_one, position) => {
    const quantity = 1 + random(5)
    const total = (1 + random(9000)) * quantity
    return { lineId: `${orderCode}-${position}`, position, quantity, total, net: total - random(total), boxes: quantity }
  })
  const freight = random(2) * 600
  const payable = lines.reduce((sum, { net }) => sum + net, freight)
  const done = { status: OrderStatus.completed, paidAt: now, signedAt: now, completedAt: now, placeHash: null }
  await tx.insert(orders).values({ ...model.order, orderCode, settleId: orderCode, freight, payable, ...done })
  await tx.insert(orderLines).values(lines.map((line) => ({ ...model.line, orderCode, ...line })))
  const payment = { payId: `pay-${orderCode}`, subjectCode: orderCode, methodId: 'bank', state: 'paid' as const, amount: payable }
  await tx.insert(payments).values({ ...payment, createdAt: now, openedAt: now, paidAt: now })
  return { orderCode, freight }
}

/** Pieces of an order's first line that has some go back, with the freight where they are the last. */
async function refunded(tx: Transaction, { orderCode, freight }: { orderCode: string; freight: number }, now: Date): Promise<void> {
  const own = await tx.select().from(orderLines).where(eq(orderLines.orderCode, orderCode)).orderBy(asc(orderLines.position))
  const open = own.filter(({ quantity, refundedQuantity }) => refundedQuantity < quantity)
  const line = open[random(open.length)]
  if (!line) return
  const count = 1 + random(line.quantity - line.refundedQuantity)
  const isLast = open.length === 1 && count === line.quantity - line.refundedQuantity
  const pieces = Array.from({ length: count }, (_one, place) => {
    const piece = line.refundedQuantity + place + 1
    return { lineId: line.lineId, piece, cents: pieceLeft(line, piece) }
  })
  const cents = pieces.reduce((sum, one) => sum + one.cents, 0)
  const [id, back] = [randomId(), isLast ? freight : 0]
  await tx.insert(refundApplications).values({
    ...{ id, memberId: buyer.memberId, refundNumber: `TK${id}`, orderCode, type: 'refundOnly', reason: 'damaged', isIntact: true },
    ...{ application: 'agreed', parcel: 'none', inspection: 'none', money: 'waiting' },
    ...{ amount: cents + back, freight: back, coupons: 0, appliedAt: now, movedAt: now },
    ...sealContent(shop.providers.fileKeys, refundApplications, id, { note: '', phone: '' }),
  })
  await tx.insert(refundPieces).values(pieces.map((one) => ({ applicationId: id, ...one })))
  const lines = [{ lineId: line.lineId, quantity: count, cents }]
  await refundLines(tx, { orderCode, lines, freight: back, key: `TK${id}`, reason: '退款', now })
}

/** The price of an order's line fell: pieces that stay get a part of theirs back, once. */
async function keptPrice(tx: Transaction, orderCode: string, now: Date): Promise<void> {
  const own = await tx.select().from(orderLines).where(eq(orderLines.orderCode, orderCode)).orderBy(asc(orderLines.position))
  const line = own.find(({ keptPieces, refundedQuantity }) => keptPieces === null && refundedQuantity === 0)
  if (!line) return
  const pieces = Array.from({ length: line.quantity }, (_one, place) => random(pieceLeft(line, place + 1) + 1))
  const amount = pieces.reduce((sum, one) => sum + one, 0)
  if (amount === 0) return
  const id = randomId()
  await tx.insert(priceKeptClaims).values({
    ...{ id, memberId: buyer.memberId, claimNumber: `JB${id}`, orderCode, lineId: line.lineId, quantity: line.quantity },
    ...{ paid: line.net!, today: line.net! - amount, amount, status: 'asked', askedAt: now },
  })
  await giveBackDifference(tx, { orderCode, lineId: line.lineId, pieces, key: `JB${id}`, reason: '价保', now })
}

/** The bank sends some of what was asked back. */
async function sent(tx: Transaction, orderCode: string, now: Date): Promise<void> {
  const waiting = await tx
    .select({ refund: refunds })
    .from(refunds)
    .innerJoin(payments, eq(payments.payId, refunds.payId))
    .where(and(eq(payments.subjectCode, orderCode), ne(refunds.state, 'done')))
    .orderBy(asc(refunds.refundNumber))
  for (const { refund } of waiting) if (random(3) > 0) await endRefund(tx, { refund, subject: { kind: 'order', code: orderCode }, now })
}

/** As two gateways do it at once. */
const issue = () => {
  const gateway = { db: shop.db, providers: shop.providers, now: shop.clock.now() }
  return Promise.all([issueInvoices(gateway), issueInvoices(gateway)])
}

const happen = async (orderCode: string, freight: number) => {
  shop.clock.advance(1)
  const now = shop.clock.now()
  await inTransaction(shop.db, async (tx) => {
    const what = random(6)
    if (what < 3) await refunded(tx, { orderCode, freight }, now)
    else if (what < 4) await keptPrice(tx, orderCode, now)
    else await sent(tx, orderCode, now)
  })
}

describe('red invoices', () => {
  it('take back what comes back, never more of a line than stands on it, numbered without gaps by two gateways: random lives of forty orders', async () => {
    const made = []
    const refused: unknown[] = []
    for (let nth = 0; nth < ORDERS; nth += 1) {
      const of = await inTransaction(shop.db, (tx) => received(tx, nth, shop.clock.now()))
      for (let steps = random(3); steps > 0; steps -= 1) await happen(of.orderCode, of.freight)
      const asked = await buyer.invoice
        .ask({ params: { orderCode: of.orderCode }, body: { kind: 'person', name: '周岚' } })
        .catch((error: unknown) => ({ error }))
      if ('results' in asked) made.push(of)
      else refused.push(asked.error)
      shop.clock.advance(3600)
    }
    expect(refused).toEqual(refused.map(() => expect.objectContaining({ code: 'NOTHING_TO_INVOICE' }) as object))
    await issue()
    for (const { orderCode, freight } of made) for (let steps = random(9); steps > 0; steps -= 1) await happen(orderCode, freight)
    await issue()
    for (const { orderCode, freight } of made) for (let steps = 12; steps > 0; steps -= 1) await happen(orderCode, freight)
    for (let round = 0; round < 2; round += 1) await issue()

    const all = await shop.db.select().from(invoices).orderBy(asc(invoices.serial))
    const numbered = all.filter(({ number }) => number !== null)
    expect(numbered.map(({ serial }) => serial)).toEqual(numbered.map((_one, place) => place + 1))
    const lines = await shop.db.select().from(invoiceLines)
    const linesOf = (id: string) => lines.filter(({ invoiceId }) => invoiceId === id)
    const done = await shop.db
      .select({ key: refunds.idempotencyKey, amount: refunds.amount, orderCode: payments.subjectCode })
      .from(refunds)
      .innerJoin(payments, eq(payments.payId, refunds.payId))
      .where(eq(refunds.state, 'done'))
    const counts = { blue: 0, red: 0, all: 0 }
    for (const blue of all.filter(({ colour, state }) => colour === 'blue' && state !== 'withdrawn')) {
      const reds = all.filter(({ blueId }) => blueId === blue.id)
      expect(reds.every(({ state, number, orderCode }) => state === 'issued' && number !== null && orderCode === blue.orderCode)).toBe(true)
      // Each refund that ended since has its red invoice, of its own amount.
      const due = done.filter(({ orderCode, key }) => orderCode === blue.orderCode && !blue.before.includes(key))
      expect(reds.map(({ refundNumber, amount }) => `${refundNumber} ${amount}`).sort()).toEqual(
        due.map(({ key, amount }) => `${key} ${amount}`).sort(),
      )
      for (const line of linesOf(blue.id)) {
        const taken = reds.flatMap(({ id }) => linesOf(id)).filter(({ lineId }) => lineId === line.lineId)
        const sums = { amount: sum(taken.map(({ amount }) => amount)), tax: sum(taken.map(({ tax }) => tax)) }
        expect(line.taken).toBe(sums.amount)
        expect(sums.amount).toBeLessThanOrEqual(line.amount)
        expect(sums.amount === line.amount ? sums.tax : line.tax).toBe(line.tax)
      }
      const whole = sum(reds.map(({ amount }) => amount))
      expect(blue.state).toBe(whole === 0 ? 'issued' : whole === blue.amount ? 'red' : 'partlyRed')
      counts.blue += 1
      counts.red += reds.length
      counts.all += whole === blue.amount ? 1 : 0
    }
    expect(counts.blue).toBeGreaterThan(30)
    expect(counts.red).toBeGreaterThan(60)
    expect(counts.all).toBeGreaterThan(5)
  }, 120_000)
})

const sum = (cents: readonly number[]) => cents.reduce((whole, one) => whole + one, 0)
