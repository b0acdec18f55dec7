import { and, asc, eq, isNull } from 'drizzle-orm'
import fc from 'fast-check'
import sharp from 'sharp'
import type { RefundForm, RefundQuote } from '../../src/contract/refund'
import { piecesText } from '../../src/contract/refund'
import { OrderStatus } from '../../src/contract/order'
import { bankRefunds, memberCoupons, orderLines, orders, payments, refundApplications, refundPieces } from '../../gateway/tables'
import { staffAt, type StaffPerson } from '../support/counter'
import { liftLimits } from '../support/liftLimits'
import { noLevelRights } from '../support/noLevelRights'
import { basket, oracle } from '../support/priceOracle'
import { newBuyers, shopAt, submissionOf, type Buyer, type Shop } from '../support/shop'
import type { Attack } from './attack'
import { settleBasket, shelfOf, storedBasket, type Basket, type Drawn, type Shelf } from './baskets'
import { comparing, type Comparing } from './comparing'

const DAY = 24 * 3600_000
/** Long after the promised day of any parcel. */
const LONG = 20 * DAY
const MAX_LINES = 4
/** So many orders somebody makes: pictures are limited by the day. */
const ORDERS_OF_ONE = 50

/** One thing that a member does: of every line a part of what is left, in per cent. */
const ask = fc.record({
  parts: fc.array(fc.constantFrom(0, 0, 20, 50, 100), { minLength: MAX_LINES, maxLength: MAX_LINES }),
  isUnwanted: fc.boolean(),
  goesBack: fc.boolean(),
  /** How many phones ask for it at once. */
  phones: fc.constantFrom(1, 1, 1, 2, 5, 50),
  /** Raced: decided in two ways at once. */
  end: fc.constantFrom('cancelled', 'refused', 'failed', 'raced', 'agreed', 'agreed', 'agreed' as const),
  /** It is decided after more was asked for. */
  waits: fc.boolean(),
})
type Ask = typeof ask extends fc.Arbitrary<infer One> ? One : never
const plan = fc.record({
  basket,
  /** The parcel never came: asked for without pictures; else it was received. */
  isLost: fc.boolean(),
  asks: fc.array(ask, { minLength: 1, maxLength: 3 }),
  /** In the end all that is left is asked for. */
  endsWithAll: fc.boolean(),
})
const ALL: Ask = { parts: [100, 100, 100, 100], isUnwanted: false, goesBack: false, phones: 1, end: 'agreed', waits: false }

type Line = {
  lineId: string
  isReturnable: boolean
  /** No prescription drug. */
  earns: boolean
  quantity: number
  /** Cents of the whole line, as paid. */
  net: number
  /** Pieces that nothing was asked for, from the first on. */
  free: number[]
  back: { pieces: number; cents: number }
}
type Wanted = ReadonlyArray<{ line: Line; quantity: number }>
/** An application that stands or ended with money. */
type Application = { refundNumber: string; amount: number; freight: number; pieces: ReadonlyArray<{ line: Line; piece: number }> }
/** An application and how it will end. */
type Undecided = { application: Application; end: Ask['end']; type: RefundForm['type'] }

/** What a line's pieces up to this one cost: the whole cents of their exact share. */
const upTo = ({ net, quantity }: Line, piece: number) => Number((BigInt(net) * BigInt(piece)) / BigInt(quantity))
const centsOf = (line: Line, piece: number) => upTo(line, piece) - upTo(line, piece - 1)
const sum = (numbers: readonly number[]) => numbers.reduce((whole, one) => whole + one, 0)
const numerically = (one: number, other: number) => one - other

/** The second reckoning of an order: what may be asked for, for how much, and what went back. */
class Reckoning {
  private readonly live = new Set<Application>()
  readonly paid: Application[] = []

  constructor(
    readonly lines: readonly Line[],
    private readonly freight: number,
    private readonly hasCoupon: boolean,
  ) {}

  /** Undefined where not so many pieces are left. */
  offer(wanted: Wanted, isOurs: boolean) {
    if (wanted.some(({ line, quantity }) => quantity > line.free.length)) return undefined
    const isRest = this.lines.every((line) => line.free.length === sum(wanted.flatMap((one) => (one.line === line ? [one.quantity] : []))))
    const isFreightGone = [...this.live, ...this.paid].some(({ freight }) => freight > 0)
    const freight = isRest && isOurs && !isFreightGone ? this.freight : 0
    const lines = wanted.map(({ line, quantity }) => {
      const pieces = line.free.slice(0, quantity)
      return { line, pieces, amount: sum(pieces.map((piece) => centsOf(line, piece))) }
    })
    return { amount: sum(lines.map(({ amount }) => amount)) + freight, freight, coupons: isRest && this.hasCoupon ? 1 : 0, lines }
  }

  stands(application: Application) {
    this.live.add(application)
    for (const { line, piece } of application.pieces) line.free = line.free.filter((one) => one !== piece)
  }

  released(application: Application) {
    this.live.delete(application)
    for (const { line, piece } of application.pieces) line.free = [...line.free, piece].sort(numerically)
  }

  goesBack(application: Application) {
    this.live.delete(application)
    this.paid.push(application)
    for (const { line, piece } of application.pieces)
      line.back = { pieces: line.back.pieces + 1, cents: line.back.cents + centsOf(line, piece) }
  }

  get isAllBack() {
    return this.lines.every(({ quantity, back }) => back.pieces === quantity)
  }
}
type Offer = NonNullable<ReturnType<Reckoning['offer']>>

const told = ({ amount, freight, coupons, lines }: Pick<RefundQuote, 'amount' | 'freight' | 'coupons' | 'lines'>) =>
  JSON.stringify([amount, freight, coupons, ...lines.map((line) => [line.lineId, line.quantity, line.amount])])
const reckoned = ({ amount, freight, coupons, lines }: Offer) =>
  JSON.stringify([amount, freight, coupons, ...lines.map((one) => [one.line.lineId, one.pieces.length, one.amount])])

/** The code by which something was refused, or that it was not. */
const refusalOf = (doing: Promise<unknown>) =>
  doing.then(
    () => 'done',
    (refusal: unknown) => (refusal as { code?: string }).code ?? String(refusal),
  )

/** Somebody who buys and asks for the money, and the clerk who decides. */
type People = { shop: Shop; buyer: Buyer; clerk: StaffPerson; picture: () => Promise<string>; parcels: { sent: number } }

/** Orders and pays a basket, which then is received or lost. Undefined where there is nothing to pay. */
async function boughtBasket({ shop, buyer }: People, own: Basket, isLost: boolean) {
  const settleId = await settleBasket(shop, buyer, own)
  const quoted = await buyer.settlement.detail({ params: { settleId }, query: {} })
  const { orderCode, payable } = await buyer.order.submit({ body: submissionOf(quoted) })
  if (payable === 0) return undefined
  const { payId, payUrl } = await buyer.pay.start({ body: { ordersCode: orderCode, methodId: 'bank' } })
  await shop.payerDoes(payUrl, 'confirm')
  const at = shop.clock.now()
  const long = new Date(at.getTime() - LONG)
  const delivered = { status: OrderStatus.shipped, shippedAt: at, signedAt: at }
  const lost = { status: OrderStatus.shipped, paidAt: long, shippedAt: long }
  const [order] = await shop.db
    .update(orders)
    .set(isLost ? lost : delivered)
    .where(eq(orders.orderCode, orderCode))
    .returning()
  if (!isLost) await buyer.order.receive({ params: { orderCode } })
  return { ...order!, payId, payable }
}
type Bought = NonNullable<Awaited<ReturnType<typeof boughtBasket>>>

/** What every line of an order came to by the oracle: exact shares of what promotions and the coupon took. */
function sharesOf({ lines, rules, coupons, ...member }: Basket, order: Bought): Map<string, number> {
  const { left } = oracle.discounts(lines, rules, member)
  const used = coupons.find(({ couponId }) => couponId === order.couponId)
  const bearing = lines.map((line, place) => (used ? oracle.bears(used, line, left[place] ?? 0) : 0))
  const whole = sum(bearing)
  return new Map(
    lines.map(({ skuCode }, place) => {
      const off = whole > 0 ? (order.coupon * (bearing[place] ?? 0)) / whole : 0
      return [skuCode, (left[place] ?? 0) - off]
    }),
  )
}

/** The lines as they were paid for, each held against its exact share. */
async function linesOf({ shop }: People, own: Basket, order: Bought, { same, compare }: Comparing): Promise<Line[]> {
  const { orderCode, freight, payable } = order
  const rows = await shop.db.select().from(orderLines).where(eq(orderLines.orderCode, orderCode)).orderBy(asc(orderLines.position))
  same('what the lines came to', sum(rows.map(({ net }) => net ?? 0)), payable - freight)
  const shares = sharesOf(own, order)
  const slack = 2 * own.rules.length + 2
  return rows.map(({ lineId, skuCode, net, quantity, card }) => {
    const share = shares.get(skuCode) ?? 0
    compare('a line', net !== null && Math.abs(net - share) <= slack ? undefined : `${net} instead of ${share} within ${slack}`)
    const free = Array.from({ length: quantity }, (_none, place) => place + 1)
    return {
      lineId,
      isReturnable: card.mark === 'none',
      earns: card.mark !== 'rx',
      quantity,
      net: net ?? 0,
      free,
      back: { pieces: 0, cents: 0 },
    }
  })
}

/** The application of a number, its pieces as they were written, each held against the reckoning. */
async function applicationOf({ shop }: People, lines: readonly Line[], refundNumber: string, { same }: Comparing): Promise<Application> {
  const [row] = await shop.db.select().from(refundApplications).where(eq(refundApplications.refundNumber, refundNumber))
  const written = await shop.db
    .select()
    .from(refundPieces)
    .where(and(eq(refundPieces.applicationId, row!.id), isNull(refundPieces.releasedAt)))
  const pieces = written.map(({ lineId, piece, cents }) => {
    const line = lines.find((one) => one.lineId === lineId)!
    same('a piece', cents, centsOf(line, piece))
    same('a piece that was free', line.free.includes(piece), true)
    return { line, piece }
  })
  same('the amount of an application', row!.amount, sum(written.map(({ cents }) => cents)) + row!.freight)
  return { refundNumber, amount: row!.amount, freight: row!.freight, pieces }
}

/** Asks for parts of an order, on so many phones at once, and answers the applications that this made. */
async function asks(
  people: People,
  reckoning: Reckoning,
  { orderCode, isLost }: { orderCode: string; isLost: boolean },
  one: Ask,
  tally: Comparing,
): Promise<Undecided[]> {
  const { buyer } = people
  const { same } = tally
  const isUnwanted = one.isUnwanted && !isLost
  const wanted = reckoning.lines.flatMap((line, place) => {
    const quantity = Math.ceil((line.free.length * (one.parts[place] ?? 0)) / 100)
    return quantity > 0 && (!isUnwanted || line.isReturnable) ? [{ line, quantity }] : []
  })
  if (wanted.length === 0) return []
  const reason = isLost ? 'notReceived' : isUnwanted ? 'notWanted' : 'damaged'
  const type = !isLost && (isUnwanted || one.goesBack) ? 'returnAndRefund' : 'refundOnly'
  const asked = (pieces: Wanted) => pieces.map(({ line, quantity }) => ({ lineId: line.lineId, quantity }))
  const quoted = (pieces: Wanted) => buyer.refund.quote({ params: { orderCode }, query: { pieces: piecesText(asked(pieces)), reason } })
  const offer = reckoning.offer(wanted, !isUnwanted)!
  same('offered', told(await quoted(wanted)), reckoned(offer))

  const [first] = wanted
  const tooMany = await refusalOf(quoted([{ line: first!.line, quantity: first!.line.free.length + 1 }]))
  same('a piece too many', tooMany === 'REFUND_TOO_MUCH' || tooMany === 'REFUND_OPEN', true)
  const form = { orderCode, pieces: asked(wanted), reason, type, isIntact: true, note: '', expectedAmount: offer.amount } as const
  const filled = async (): Promise<RefundForm> => ({ ...form, pictures: reason === 'damaged' ? [await people.picture()] : [] })
  const dearer = { ...(await filled()), expectedAmount: offer.amount + 1 }
  same('a cent more', await refusalOf(buyer.refund.apply({ body: dearer })), 'AMOUNT_CHANGED')

  // A picture belongs to one application: where one is needed, one phone asks.
  const phones = reason === 'damaged' ? 1 : one.phones
  const body = phones === 1 ? { ...dearer, expectedAmount: offer.amount } : await filled()
  const answers = await Promise.allSettled(Array.from({ length: phones }, () => buyer.refund.apply({ body })))
  const made: Application[] = []
  for (const answer of answers) {
    if (answer.status === 'rejected') continue
    // As long as the same is offered for as many of the pieces that are left, one more phone has it.
    same('asked for once more', reckoning.offer(wanted, !isUnwanted)?.amount, offer.amount)
    const application = await applicationOf(people, reckoning.lines, answer.value.refundNumber, tally)
    same(
      'an application',
      [application.amount, application.pieces.length].join(),
      [offer.amount, sum(wanted.map(({ quantity }) => quantity))].join(),
    )
    reckoning.stands(application)
    made.push(application)
  }
  const isMoreOffered = made.length < phones && reckoning.offer(wanted, !isUnwanted)?.amount === offer.amount
  same('a phone that asked in vain for what is there', isMoreOffered, false)
  return made.map((application, place) => ({ application, end: place === 0 ? one.end : 'agreed', type }))
}

async function decide(people: People, reckoning: Reckoning, undecided: readonly Undecided[], tally: Comparing) {
  for (const one of undecided) {
    if (await ends(people, one, tally)) reckoning.goesBack(one.application)
    else reckoning.released(one.application)
  }
}

/** Brings an application to its end; answers whether its money goes back. */
async function ends({ buyer, clerk, parcels }: People, { application, end, type }: Undecided, { same }: Comparing): Promise<boolean> {
  const ofIt = { params: { refundNumber: application.refundNumber } }
  if (end === 'cancelled') {
    await buyer.refund.cancel(ofIt)
    return false
  }
  await clerk.aftersales.take(ofIt)
  if (end === 'refused') {
    await clerk.aftersales.refuse({ ...ofIt, body: { reason: 'evidence', words: '' } })
    return false
  }
  if (end === 'raced' && type === 'refundOnly') {
    const agreements = [clerk.aftersales.agree(ofIt), clerk.aftersales.agree(ofIt)]
    const answers = await Promise.all([...agreements, buyer.refund.cancel(ofIt)].map(refusalOf))
    same('agreed to twice and cancelled at once', answers.filter((answer) => answer === 'done').length, 1)
    return answers.indexOf('done') < agreements.length
  }
  await clerk.aftersales.agree(ofIt)
  if (type === 'refundOnly') return true
  parcels.sent += 1
  await buyer.refund.track({ ...ofIt, body: { trackingId: 7, trackingNumber: `SF${String(parcels.sent).padStart(13, '0')}` } })
  await clerk.aftersales.arrive(ofIt)
  await clerk.aftersales.beginInspection(ofIt)
  const pass = () => clerk.aftersales.endInspection({ ...ofIt, body: { isPassed: true } })
  const fail = () => clerk.aftersales.endInspection({ ...ofIt, body: { isPassed: false, reason: 'used', words: '' } })
  if (end === 'raced') {
    const answers = await Promise.all([pass(), fail()].map(refusalOf))
    same('passed and failed at once', answers.filter((answer) => answer === 'done').length, 1)
    return answers[0] === 'done'
  }
  await (end === 'failed' ? fail() : pass())
  return end !== 'failed'
}

/** Holds what the shop, the payment, the bank and the coupon know of an order against the reckoning. */
async function settlesWith({ shop: { db, jobs }, buyer }: People, reckoning: Reckoning, order: Bought, { same, compare }: Comparing) {
  await jobs()
  const back = sum(reckoning.paid.map(({ amount }) => amount))
  const [payment] = await db.select().from(payments).where(eq(payments.payId, order.payId))
  same('what the payment gave back', payment?.refunded, back)
  compare('what went back in all', back <= order.payable ? undefined : `${back} of ${order.payable}`)
  if (reckoning.isAllBack) {
    const freight = sum(reckoning.paid.map((one) => one.freight))
    same('what went back of everything', back - freight, order.payable - order.freight)
  }
  const atBank = await db.select().from(bankRefunds).where(eq(bankRefunds.payId, order.payId))
  const amounts = reckoning.paid.flatMap(({ amount }) => (amount > 0 ? [amount] : []))
  same(
    'at the bank',
    atBank
      .map(({ amount }) => amount)
      .sort(numerically)
      .join(' '),
    amounts.sort(numerically).join(' '),
  )
  for (const line of reckoning.lines) {
    const [row] = await db.select().from(orderLines).where(eq(orderLines.lineId, line.lineId))
    same('what went back of a line', `${row?.refundedQuantity} ${row?.refunded}`, `${line.back.pieces} ${line.back.cents}`)
  }
  const kept = sum(reckoning.lines.map(({ earns, net, back: { cents } }) => (earns ? net - cents : 0)))
  const { earned, earns } = await buyer.order.detail({ params: { orderCode: order.orderCode } })
  // One coin for a yuan, given where it was received.
  same('the coins of what stayed', earned ?? earns, Math.floor(kept / 100))
  const applications = await db.select().from(refundApplications).where(eq(refundApplications.orderCode, order.orderCode))
  const coupons = sum(applications.flatMap((one) => (one.ending === 'refunded' ? [one.coupons] : [])))
  same('coupons that came with refunds', coupons, reckoning.isAllBack && order.couponId !== null ? 1 : 0)
  if (order.couponId === null) return
  const [coupon] = await db.select().from(memberCoupons).where(eq(memberCoupons.couponId, order.couponId))
  same('the coupon', coupon?.usedByOrder, reckoning.isAllBack ? null : order.orderCode)
}

/** Buys one basket and asks parts of it back; answers whether there was anything to ask for. */
async function givenBack(people: People, shelf: Shelf, drawn: Plan, tally: Comparing): Promise<Reckoning | undefined> {
  const own = await storedBasket(people.shop, people.buyer, shelf, drawn.basket)
  if (own.lines.length === 0) return undefined
  const order = await boughtBasket(people, own, drawn.isLost)
  if (!order) return undefined
  const lines = await linesOf(people, own, order, tally)
  const reckoning = new Reckoning(lines, order.freight, order.couponId !== null)
  const waiting: Undecided[] = []
  const askFor = async (one: Ask) => {
    const made = await asks(people, reckoning, { orderCode: order.orderCode, isLost: drawn.isLost }, one, tally)
    if (one.waits) waiting.push(...made)
    else await decide(people, reckoning, made, tally)
  }
  for (const one of drawn.asks) await askFor(one)
  if (drawn.endsWithAll) await askFor(ALL)
  await decide(people, reckoning, waiting, tally)
  // What those that waited gave free again.
  if (drawn.endsWithAll) await askFor(ALL)
  await settlesWith(people, reckoning, order, tally)
  return reckoning
}
type Plan = Omit<ReturnType<typeof drawnPlans>[number], 'basket'> & { basket: Drawn }
const drawnPlans = (seed: number, count: number) => fc.sample(plan, { seed, numRuns: count })

/**
 * Pays `size` orders of random baskets under random prices, promotions, coupons and freight, and asks random parts of them back: on several
 * phones at once, a cent more, a piece too many, while others wait for a decision; cancelled, refused, agreed to, decided in two ways at once,
 * sent back and found not as they were. Every amount on the way is held against a second reckoning.
 */
export const refunds: Attack = async ({ seed, size }) => {
  const shop = await shopAt()
  await liftLimits(shop.db)
  // One coin for a yuan, whatever a member has bought before.
  await noLevelRights(shop.db)
  const buyers = await newBuyers(shop, Math.ceil(size / ORDERS_OF_ONE))
  const clerk = await staffAt(shop, { roles: ['clerk'], name: '何叙' })
  const jpeg = await sharp({ create: { width: 120, height: 120, channels: 3, background: '#a37' } })
    .jpeg()
    .toBuffer()
  const parcels = { sent: 0 }
  const peopleOf = (buyer: Buyer): People => ({
    ...{ shop, buyer, clerk, parcels },
    picture: async () => (await buyer.upload.addEvidence({ body: { kind: 'aftersales' }, file: new Blob([Buffer.from(jpeg)]) })).id,
  })
  const shelf = await shelfOf(shop)
  const tally = comparing()
  let [tried, paid] = [0, 0]
  // Baskets without a line or for nothing are no orders to ask back.
  for (const [place, drawn] of drawnPlans(seed, 2 * size).entries()) {
    if (tried >= size) break
    try {
      const people = peopleOf(buyers[Math.floor(tried / ORDERS_OF_ONE)]!)
      const reckoning = await givenBack(people, shelf, drawn, tally)
      if (!reckoning) continue
      paid += reckoning.paid.length
    } catch (fault) {
      tally.compare(`order ${place}`, fault instanceof Error ? (fault.stack ?? fault.message) : String(fault))
    }
    tried += 1
  }
  return [{ kind: 'refunds', tried, found: tally.found, about: `${tally.tried()} comparisons, ${paid} refunds` }]
}
