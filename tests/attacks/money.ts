import { eq, sql } from 'drizzle-orm'
import fc from 'fast-check'
import type { Settlement } from '../../src/contract/settlement'
import {
  bankPayments,
  bankRefunds,
  combinations,
  couponTypes,
  memberCoupons,
  packings,
  payments,
  prescriptions,
  promotions,
  settings,
  stairPrices,
} from '../../gateway/db/schema'
import type { ToPrice } from '../../gateway/modules/pricing/priceOrder'
import { liftLimits } from '../support/liftLimits'
import { prescribe, VALSARTAN } from '../support/prescribe'
import { basket, CODES, oracle } from '../support/priceOracle'
import { newBuyers, packingOf, shopAt, submissionOf, type Buyer, type Shop } from '../support/shop'
import type { Attack } from './attack'

type Drawn = ReturnType<typeof drawnBaskets>[number]
type Line = ToPrice & { skuCode: string; combineId?: string }
type Shelf = ReadonlyMap<string, { productCode: string; skuCode: string }>

const DAY = 24 * 3600_000
/** What one prescription covers. */
const MOST_PRESCRIBED = 3

const drawnBaskets = (seed: number, count: number) => fc.sample(basket, { seed, numRuns: count })

/** Products of the shop in place of those that baskets are made of: the first is a prescription drug. */
async function shelfOf(shop: Shop): Promise<Shelf> {
  const others = await Promise.all(CODES.slice(1).map((_code, place) => packingOf(shop, 'otcB', place + 3)))
  return new Map(CODES.map((code, place) => [code, others[place - 1] ?? { productCode: VALSARTAN, skuCode: `${VALSARTAN}-1` }]))
}

/** Writes what a basket's price depends on into the shop, as an operator would, and answers the basket in the shop's own words. */
async function storedBasket({ db, clock }: Shop, buyer: Buyer, shelf: Shelf, drawn: Drawn) {
  const now = clock.now()
  const period = { beginsAt: new Date(now.getTime() - DAY), endsAt: new Date(now.getTime() + DAY) }
  const scopeOf = (codes: string[] | null) => codes && codes.map((code) => shelf.get(code)!.productCode)
  const lines = CODES.flatMap((code): Line[] => {
    const line = drawn.lines.find(({ productCode }) => productCode === code)
    if (!line) return []
    const { productCode, skuCode } = shelf.get(code)!
    if (productCode === VALSARTAN)
      return [{ ...line, productCode, skuCode, mark: 'rx', combination: null, quantity: Math.min(line.quantity, MOST_PRESCRIBED) }]
    return [{ ...line, productCode, skuCode, mark: 'otcB', ...(line.combination && { combineId: `several-of-${skuCode}` }) }]
  })
  const rules = drawn.rules.map((rule) => ({ ...rule, productCodes: scopeOf(rule.productCodes) }))
  const coupons = drawn.coupons.map(({ amount, threshold, productCodes }, place) => ({
    couponId: `coupon-${place}`,
    amount,
    threshold,
    productCodes: scopeOf(productCodes),
  }))

  await db.delete(promotions)
  await db.delete(memberCoupons)
  await db.delete(couponTypes)
  await db.delete(stairPrices)
  await db.delete(combinations)
  for (const { skuCode, salePrice, steps, combination } of lines) {
    await db.update(packings).set({ salePrice, stock: 1_000_000 }).where(eq(packings.skuCode, skuCode))
    if (steps.length > 0) await db.insert(stairPrices).values(steps.map((step) => ({ skuCode, ...step })))
    const several = { combineId: `several-of-${skuCode}`, skuCode, name: '2 盒装', count: 2 }
    if (combination) await db.insert(combinations).values({ ...several, salePrice: combination.salePrice })
  }
  if (rules.length > 0)
    await db
      .insert(promotions)
      .values(rules.map((rule) => ({ ...rule, levels: [...rule.levels], text: '满减', detail: '满减', ...period })))
  for (const { couponId, ...rule } of coupons) {
    const type = {
      couponType: `type-of-${couponId}`,
      uuid: couponId,
      name: '券',
      scope: 'shop' as const,
      rule: '券',
      remaining: 1,
      validDays: 1,
    }
    await db.insert(couponTypes).values({ ...type, ...rule, ...period })
    const held = { couponId, memberId: buyer.memberId, couponType: type.couponType, drawnAt: now, endsAt: period.endsAt }
    await db.insert(memberCoupons).values(held)
  }
  const freight = sql`${settings.value} || ${JSON.stringify({ freight: drawn.freight })}::jsonb`
  await db.update(settings).set({ value: freight }).where(eq(settings.key, 'mallConfig'))
  return { lines, rules, coupons, freight: drawn.freight }
}
type Basket = Awaited<ReturnType<typeof storedBasket>>

/** What the oracle says of a basket: amounts are exact where nothing is cut off in the middle of a cent, and else within `slack`. */
function expectedOf({ lines, rules, coupons, freight }: Basket) {
  const { off, left } = oracle.discounts(lines, rules)
  const goods = oracle.total(lines)
  const slack = Number.isInteger(off) ? 0 : rules.length
  // What is left of a line after a discount is a fraction for the oracle and whole cents for the shop.
  const rounding = rules.length > 0 ? lines.length * rules.length : 0
  const couponOff = coupons.map((coupon) => {
    const reachable = oracle.reachable(lines, left, coupon)
    const [low, high] = [oracle.coupon(coupon, reachable - rounding), oracle.coupon(coupon, reachable + rounding)]
    return { couponId: coupon.couponId, low: Math.floor(low), high: Math.ceil(high) }
  })
  const freightFor = (net: number) => (net >= freight.freeFrom ? 0 : freight.amount)
  return { goods, off, slack, couponOff, freights: [freightFor(goods - off - slack), freightFor(goods - off + slack)] }
}
type Expected = ReturnType<typeof expectedOf>

/** What is wrong with the amounts of a settlement that uses this coupon, or none. */
function wrongWith(quoted: Settlement, { goods, off, slack, couponOff, freights }: Expected, couponId: string | null): string | undefined {
  const { low, high } = couponOff.find((one) => one.couponId === couponId) ?? { low: 0, high: 0 }
  const isRight =
    quoted.goods === goods &&
    Math.abs(quoted.promotion - off) <= slack &&
    quoted.coupon >= low &&
    quoted.coupon <= high &&
    freights.includes(quoted.freight) &&
    quoted.discount === quoted.promotion + quoted.coupon &&
    quoted.payable === quoted.goods - quoted.discount + quoted.freight
  const { promotion, coupon, discount, freight, payable } = quoted
  const shown = { goods: quoted.goods, promotion, coupon, discount, freight, payable }
  return isRight ? undefined : `${JSON.stringify(shown)} instead of ${JSON.stringify({ goods, off, coupon: [low, high], freights })}`
}

/** Counts comparisons and keeps those that failed. */
function comparing() {
  const found: string[] = []
  let tried = 0
  const compare = (what: string, wrong: string | undefined) => {
    tried += 1
    if (wrong !== undefined) found.push(`${what}: ${wrong}`)
  }
  return {
    found,
    tried: () => tried,
    compare,
    same: (what: string, is: unknown, wanted: unknown) =>
      compare(what, is === wanted ? undefined : `${String(is)} instead of ${String(wanted)}`),
  }
}

/** Settles, orders, pays and gives back one basket; each amount on the way is compared. */
async function bought(shop: Shop, buyer: Buyer, shelf: Shelf, drawn: Drawn, { compare, same }: ReturnType<typeof comparing>) {
  const { db } = shop
  const own = await storedBasket(shop, buyer, shelf, drawn)
  if (own.lines.length === 0) return
  const expected = expectedOf(own)
  await db.update(prescriptions).set({ status: 'rejected' }).where(eq(prescriptions.memberId, buyer.memberId))
  await prescribe(shop, buyer.memberId)
  const skus = own.lines.map(({ skuCode, quantity, combineId }) => ({ skuCode, quantity, ...(combineId && { combineId }) }))
  const { settleId } = await buyer.settlement.purchase({ body: { skus } })
  const quotedWith = (couponId?: string) => buyer.settlement.detail({ params: { settleId }, query: { ...(couponId && { couponId }) } })

  const plain = await quotedWith('none')
  compare('settled without a coupon', wrongWith(plain, expected, null))
  const each = await Promise.all(own.coupons.map(({ couponId }) => quotedWith(couponId)))
  for (const [place, quoted] of each.entries()) compare('settled with a coupon', wrongWith(quoted, expected, own.coupons[place]!.couponId))
  const best = await quotedWith()
  compare('settled with the best coupon', wrongWith(best, expected, best.couponId))
  same('what the best coupon leaves to pay', best.payable, Math.min(plain.payable, ...each.map(({ payable }) => payable)))

  const { orderCode, payable } = await buyer.order.submit({ body: submissionOf(best) })
  same('ordered', payable, best.payable)
  const order = await buyer.order.detail({ params: { orderCode } })
  const parts = ({ goods, promotion, coupon, freight }: { goods: number; promotion: number; coupon: number; freight: number }) =>
    [goods, promotion, coupon, freight].join(' ')
  same('parts of the order', `${parts(order)} ${order.payable}`, `${parts(best)} ${best.payable}`)
  same(
    'lines of the order',
    order.lines.reduce((sum, { total }) => sum + total, 0),
    expected.goods,
  )
  if (payable === 0) return
  const { payId, payUrl } = await buyer.pay.start({ body: { ordersCode: orderCode, methodId: 'bank' } })
  same('asked for before paying', (await buyer.pay.methods({ query: { ordersCode: orderCode } })).payable, payable)
  const [bill] = await db.select().from(bankPayments).where(eq(bankPayments.payId, payId))
  same('on the bill', bill?.amount, payable)
  await shop.payerDoes(payUrl, 'confirm')
  const [payment] = await db.select().from(payments).where(eq(payments.payId, payId))
  same('paid', `${payment?.state} ${payment?.amount}`, `paid ${payable}`)
  await buyer.order.cancel({ params: { orderCode }, body: { reason: '不想买了' } })
  await shop.jobs()
  const refunds = await db.select().from(bankRefunds).where(eq(bankRefunds.payId, payId))
  same('given back', refunds.map(({ amount }) => amount).join(' '), String(payable))
}

/** Buys random baskets under random prices, promotions, coupons and freight until `size` amounts were compared with the oracle’s. */
export const money: Attack = async ({ seed, size }) => {
  const shop = await shopAt()
  await liftLimits(shop.db)
  const [buyer] = await newBuyers(shop, 1)
  const shelf = await shelfOf(shop)
  const comparisons = comparing()
  let baskets = 0
  for (const drawn of drawnBaskets(seed, size)) {
    if (comparisons.tried() >= size) break
    baskets += 1
    try {
      await bought(shop, buyer!, shelf, drawn, comparisons)
    } catch (fault) {
      comparisons.compare(`basket ${baskets}`, fault instanceof Error ? fault.message : String(fault))
    }
  }
  return [{ kind: 'money', tried: comparisons.tried(), found: comparisons.found, about: `${baskets} baskets` }]
}
