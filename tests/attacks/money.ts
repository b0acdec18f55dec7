import { eq } from 'drizzle-orm'
import type { Order } from '../../src/contract/order'
import type { Settlement } from '../../src/contract/settlement'
import { bankPayments, bankRefunds, payments } from '../../gateway/tables'
import { liftLimits } from '../support/liftLimits'
import { oracle } from '../support/priceOracle'
import { newBuyers, shopAt, submissionOf, type Buyer, type Shop } from '../support/shop'
import type { Attack } from './attack'
import { drawnBaskets, settleBasket, shelfOf, storedBasket, type Basket, type Drawn, type Shelf } from './baskets'
import { comparing, type Comparing } from './comparing'

const PARTS = ['goods', 'memberOff', 'promotion', 'coupon', 'freight', 'freightOff', 'memberFreight', 'payable'] as const
const partsOf = (of: Pick<Order, (typeof PARTS)[number]>) => PARTS.map((part) => `${part} ${of[part]}`).join(', ')

/** What the oracle says of a basket: amounts are exact where nothing is cut off in the middle of a cent, and else within `slack`. */
function expectedOf({ lines, rules, coupons, freight, ...member }: Basket) {
  const { off, left, plainOff, plainLeft } = oracle.discounts(lines, rules, member)
  const goods = oracle.total(lines)
  const memberOff = lines.reduce((sum, line) => sum + oracle.memberOff(line, member), 0)
  const isFree = oracle.isFree(lines, member)
  const slack = Number.isInteger(off) && Number.isInteger(plainOff) ? 0 : rules.length
  // What is left of a line after a discount is a fraction for the oracle and whole cents for the shop.
  const rounding = rules.length > 0 ? 2 * lines.length * rules.length : 0
  const freightFor = (net: number) => (net >= freight.freeFrom ? 0 : freight.amount)
  const freights = [freightFor(goods - plainOff - slack), freightFor(goods - plainOff + slack)] as const
  const [most, least] = isFree ? [0, 0] : freights
  const couponOff = coupons.map((coupon) => {
    const low = oracle.coupon(coupon, { lines, left, plainLeft, freight: least, rounding: -rounding })
    const high = oracle.coupon(coupon, { lines, left, plainLeft, freight: most, rounding })
    return { couponId: coupon.couponId, low: Math.floor(low), high: Math.ceil(high) }
  })
  return { goods, memberOff, off, slack, couponOff, freights, isFree }
}
type Expected = ReturnType<typeof expectedOf>

/** What is wrong with the amounts of a settlement that uses this coupon, or none. */
function wrongWith(quoted: Settlement, expected: Expected, couponId: string | null): string | undefined {
  const { goods, memberOff, off, slack, couponOff, freights, isFree } = expected
  const { low, high } = couponOff.find((one) => one.couponId === couponId) ?? { low: 0, high: 0 }
  const isRight =
    quoted.goods === goods &&
    quoted.memberOff === memberOff &&
    Math.abs(quoted.promotion - off) <= slack &&
    quoted.coupon + quoted.freightOff >= low &&
    quoted.coupon + quoted.freightOff <= high &&
    freights.includes(quoted.freight + quoted.freightOff + quoted.memberFreight) &&
    (isFree ? quoted.freight + quoted.freightOff : quoted.memberFreight) === 0 &&
    quoted.discount === quoted.memberOff + quoted.promotion + quoted.coupon &&
    quoted.payable === quoted.goods - quoted.discount + quoted.freight
  return isRight ? undefined : `${partsOf(quoted)} instead of ${JSON.stringify({ ...expected, coupon: [low, high] })}`
}

/** Settles, orders, pays and gives back one basket; each amount on the way is compared. */
async function bought(shop: Shop, buyer: Buyer, shelf: Shelf, drawn: Drawn, { compare, same }: Comparing) {
  const { db } = shop
  const own = await storedBasket(shop, buyer, shelf, drawn)
  if (own.lines.length === 0) return
  const expected = expectedOf(own)
  const settleId = await settleBasket(shop, buyer, own)
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
  same('parts of the order', partsOf(order), partsOf(best))
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

/** Buys random baskets under random prices, promotions, coupons, freight and rights until `size` amounts were compared with the oracle’s. */
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
