import { eq } from 'drizzle-orm'
import { OrderStatus } from '../../../src/contract/order'
import { LineOracle } from '../../../tests/support/lineOracle'
import { randomNumbers } from '../../../tests/support/randomNumbers'
import { newBuyers, ordered, packingOf, shopAt } from '../../../tests/support/shop'
import { orderLines, orders, packings, payments, promotions, refunds, stairPrices } from '../../tables'
import { inTransaction } from '../../kernel/transaction'
import type { Db, Transaction } from '../../db/open'
import { quoteOf } from '../aftersales/quote'
import { refundLines } from '../order/refundLines'
import { askDifference } from './ask'

const CASES = 50
const next = randomNumbers(20261126)
const random = (below: number) => Math.floor(next() * below)

type Model = {
  order: typeof orders.$inferSelect
  line: typeof orderLines.$inferSelect
  goods: ReadonlyArray<{ skuCode: string; productCode: string }>
}

/** One order of one to three lines, whose prices fall and whose pieces go back until nothing is left. */
async function liveThrough(tx: Transaction, nth: number, { order, line: modelLine, goods }: Model, now: Date) {
  const { memberId } = order
  const orderCode = `26112100${String(nth).padStart(8, '0')}`
  const lines = goods.slice(0, 1 + random(3)).map(({ skuCode, productCode }, position) => {
    const quantity = 1 + random(5)
    const salePrice = 1 + random(900)
    const total = salePrice * quantity
    return { lineId: `${orderCode}-${position}`, position, skuCode, productCode, quantity, salePrice, total, net: total - random(total) }
  })
  const freight = random(2) * 600
  const payable = lines.reduce((sum, { net }) => sum + net, freight)
  const received = { status: OrderStatus.completed, paidAt: now, signedAt: now, completedAt: now, placeHash: null }
  const own = { ...order, orderCode, settleId: orderCode, freight, payable, ...received }
  await tx.insert(orders).values(own)
  await tx.insert(orderLines).values(lines.map((line) => ({ ...modelLine, orderCode, boxes: line.quantity, ...line })))
  const payment = { payId: `pay-${orderCode}`, subjectCode: orderCode, methodId: 'bank', state: 'paid' as const }
  await tx.insert(payments).values({ ...payment, amount: payable, createdAt: now, openedAt: now, paidAt: now })

  const oracles = lines.map(({ net, quantity }) => new LineOracle(net, quantity))
  const counted = { back: 0, asked: 0, reduced: 0 }
  const ask = (place: number, expectedAmount: number) =>
    askDifference(tx, { memberId, orderCode, lineId: lines[place]!.lineId, expectedAmount, now })
  /** The price moves to anything from nothing to a little more than was paid for one. */
  const fall = async (place: number) => {
    const [oracle, line] = [oracles[place]!, lines[place]!]
    const price = random(Math.ceil(line.net / line.quantity) + 3)
    await tx.update(packings).set({ salePrice: price }).where(eq(packings.skuCode, line.skuCode))
    const difference = oracle.differenceAt(price)
    await expect(ask(place, difference === 0 ? 0 : difference + 1)).rejects.toMatchObject({ status: 409 })
    if (difference === 0) return
    const { amount } = await ask(place, difference)
    const [stored] = await tx.select().from(orderLines).where(eq(orderLines.lineId, line.lineId))
    const kept = stored!.keptPieces!
    expect([amount, kept.reduce((sum, one) => sum + one, 0)]).toEqual([difference, difference])
    expect(kept.filter((cents, piece) => cents > (oracle.gone.has(piece) ? 0 : oracle.prices[piece]!))).toEqual([])
    kept.forEach((cents, piece) => (oracle.kept[piece] = cents))
    oracle.isKept = true
    counted.back += difference
    counted.asked += 1
  }
  const refund = async (place: number, step: number) => {
    const oracle = oracles[place]!
    const { lineId } = lines[place]!
    const quantity = 1 + random(oracle.free.length)
    const isLast = oracles.reduce((sum, { free }) => sum + free.length, 0) === quantity
    const cents = oracle.refundOf(quantity)
    const { quote } = await quoteOf(tx, { order: own, wanted: [{ lineId, quantity }], reason: 'quality', now })
    expect(quote.amount).toBe(cents + (isLast ? freight : 0))
    const pieces = [{ lineId, quantity, cents }]
    await refundLines(tx, { orderCode, lines: pieces, freight: quote.freight, key: `step-${step}`, reason: '退款', now })
    if (oracle.isKept) counted.reduced += 1
    oracle.free.slice(0, quantity).forEach((piece) => oracle.gone.add(piece))
    counted.back += quote.amount
  }
  for (let step = 0; oracles.some(({ free }) => free.length > 0); step += 1) {
    const place = random(lines.length)
    if (oracles[place]!.free.length === 0) continue
    await (random(2) === 0 ? fall(place) : refund(place, step))
    const [stands] = await tx.select().from(payments).where(eq(payments.payId, payment.payId))
    expect([nth, stands?.refunded, counted.back <= payable]).toEqual([nth, counted.back, true])
  }
  const sent = await tx.select().from(refunds).where(eq(refunds.payId, payment.payId))
  const stored = await tx.select().from(orderLines).where(eq(orderLines.orderCode, orderCode)).orderBy(orderLines.position)
  expect([nth, counted.back, sent.reduce((sum, { amount }) => sum + amount, 0)]).toEqual([nth, payable, payable])
  expect(stored.map(({ refunded }) => refunded)).toEqual(lines.map(({ net }) => net))
  return counted
}

const modelOf = async (db: Db, orderCode: string) => ({
  order: (await db.select().from(orders).where(eq(orders.orderCode, orderCode)))[0]!,
  line: (await db.select().from(orderLines).where(eq(orderLines.orderCode, orderCode)))[0]!,
})

it(`comes to no cent more than was paid and to all of it in the end, over ${CASES} orders of falls and refunds in any order`, async () => {
  const shop = await shopAt()
  await shop.db.delete(promotions)
  await shop.db.delete(stairPrices)
  const [buyer] = await newBuyers(shop, 1)
  const goods = [await packingOf(shop, 'otcB', 1), await packingOf(shop, 'otcB', 4), await packingOf(shop, 'none', 5)]
  const { orderCode } = await ordered(buyer!, { skuCode: goods[0]!.skuCode, quantity: 1 })
  const model = { ...(await modelOf(shop.db, orderCode)), goods }
  let [asked, reduced] = [0, 0]
  for (let nth = 0; nth < CASES; nth += 1) {
    const counted = await inTransaction(shop.db, (tx) => liveThrough(tx, nth, model, shop.clock.now()))
    asked += counted.asked
    reduced += counted.reduced
  }
  // The cases are what they are meant to be.
  expect([asked > CASES / 2, reduced > CASES / 4]).toEqual([true, true])
})
