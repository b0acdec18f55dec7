import { eq, sql } from 'drizzle-orm'
import fc from 'fast-check'
import {
  combinations,
  couponTypes,
  landings,
  memberCoupons,
  packings,
  prescriptions,
  promotions,
  settings,
  stairPrices,
} from '../../gateway/tables'
import { settingChanged } from '../../gateway/kernel/settings'
import type { Mark } from '../../gateway/modules/catalogue/types'
import type { ToPrice } from '../../gateway/modules/pricing/priceOrder'
import { atCounter } from '../support/atCounter'
import { givePriceRights } from '../support/givePriceRights'
import { prescribe, VALSARTAN } from '../support/prescribe'
import { basket, CODES } from '../support/priceOracle'
import { returnablePackings } from '../support/receivedOrder'
import { packingOf, type Buyer, type Shop } from '../support/shop'

export type Drawn = ReturnType<typeof drawnBaskets>[number]
type Line = ToPrice & { skuCode: string; combineId?: string }
export type Shelf = ReadonlyMap<string, { productCode: string; skuCode: string; mark: Mark }>

const DAY = 24 * 3600_000
/** What one prescription covers. */
const MAX_PRESCRIBED = 3

export const drawnBaskets = (seed: number, count: number) => fc.sample(basket, { seed, numRuns: count })

/**
 * Products of the shop in place of those that baskets are made of: the first is a prescription drug, the last may be sent back for any reason,
 * those between are medicines of other kinds.
 */
export async function shelfOf(shop: Shop): Promise<Shelf> {
  const [returnable] = await returnablePackings(shop)
  if (!returnable) throw new Error('No good of the shop may be sent back')
  const [found] = await shop.db.select().from(packings).where(eq(packings.skuCode, returnable.skuCode))
  const [rx = '', ...others] = CODES
  const last = others.pop() ?? ''
  const medicines = await Promise.all(
    others.map(async (code, place) => [code, { ...(await packingOf(shop, 'otcB', place + 3)), mark: 'otcB' as const }] as const),
  )
  return new Map<string, { productCode: string; skuCode: string; mark: Mark }>([
    [rx, { productCode: VALSARTAN, skuCode: `${VALSARTAN}-1`, mark: 'rx' }],
    ...medicines,
    [last, { productCode: found!.productCode, skuCode: found!.skuCode, mark: 'none' }],
  ])
}

/** Writes what a basket's price depends on into the shop, as an operator would, and answers the basket in the shop's own words. */
export async function storedBasket(shop: Shop, buyer: Buyer, shelf: Shelf, drawn: Drawn) {
  const { db, clock } = shop
  const now = clock.now()
  const period = { beginsAt: new Date(now.getTime() - DAY), endsAt: new Date(now.getTime() + DAY) }
  const scopeOf = (codes: string[] | null) => codes && codes.map((code) => shelf.get(code)!.productCode)
  const lines = CODES.flatMap((code): Line[] => {
    const line = drawn.lines.find(({ productCode }) => productCode === code)
    if (!line) return []
    const { productCode, skuCode, mark } = shelf.get(code)!
    if (mark === 'rx')
      return [{ ...line, productCode, skuCode, mark, combination: null, quantity: Math.min(line.quantity, MAX_PRESCRIBED) }]
    return [{ ...line, productCode, skuCode, mark, ...(line.combination && { combineId: `several-of-${skuCode}` }) }]
  })
  const rules = drawn.rules.map(({ companions, ...rule }) => ({
    ...rule,
    productCodes: scopeOf(rule.productCodes),
    ...(companions && { companions: companions.map((one) => ({ ...one, productCode: shelf.get(one.productCode)!.productCode })) }),
  }))
  const coupons = drawn.coupons.map(({ endsAt: _endsAt, productCodes, ...of }, place) => ({
    ...of,
    couponId: `coupon-${place}`,
    productCodes: scopeOf(productCodes),
  }))

  await db.delete(promotions)
  await db.delete(memberCoupons)
  await db.update(landings).set({ couponType: null })
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
  const memberPriceWithout = scopeOf(drawn.memberPriceWithout) ?? []
  await atCounter(db, async (tx) => {
    await tx.update(settings).set({ value: freight }).where(eq(settings.key, 'mallConfig'))
    const svip = { value: { without: memberPriceWithout } }
    await tx
      .insert(settings)
      .values({ key: 'svip', ...svip })
      .onConflictDoUpdate({ target: settings.key, set: svip })
    await settingChanged(tx, 'svip')
  })
  await givePriceRights(shop, buyer, drawn.rights, period.endsAt)
  return { lines, rules, coupons, freight: drawn.freight, rights: drawn.rights, memberPriceWithout }
}
export type Basket = Awaited<ReturnType<typeof storedBasket>>

/** Begins a settlement of a basket, with a prescription for what needs one; answers its id. */
export async function settleBasket(shop: Shop, buyer: Buyer, { lines }: Basket): Promise<string> {
  await shop.db.update(prescriptions).set({ status: 'rejected' }).where(eq(prescriptions.memberId, buyer.memberId))
  await prescribe(shop, buyer.memberId)
  const skus = lines.map(({ skuCode, quantity, combineId }) => ({ skuCode, quantity, ...(combineId && { combineId }) }))
  return (await buyer.settlement.purchase({ body: { skus } })).settleId
}
