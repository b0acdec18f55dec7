import type { CartLine } from '../../../src/contract/cart'
import type { Coupon } from '../../../src/contract/coupon'
import type { Settlement } from '../../../src/contract/settlement'
import { leftOf, type BenefitRow } from '../benefit/benefitInUse'
import { maskedInsured } from '../benefit/insuredName'
import { couponOf } from '../coupon/couponOf'
import type { Querying } from '../../db/open'
import { notFound } from '../../lib/httpError'
import type { KeyRing } from '../../lib/keyRing'
import { shownAddress } from '../address/addressBook'
import { drawableTypes } from '../coupon/couponsAt'
import { couponOfMember, type HeldCoupon } from '../coupon/held'
import { prizesWaiting, takesPrizes } from '../lottery/withOrder'
import { diagnosisOf, patientNameOf } from '../prescription/named'
import { offersAt } from '../productCard/cards'
import { DEFAULT_DELIVERY, deliveriesOn, isDelivery } from '../delivery/deliveries'
import { shownOrderTerms } from './orderTerms'
import { alreadyOrdered, checkNotExpired, ownSettlement } from './ownSettlement'
import { payableOf } from './payableOf'
import { quote, type Quote, type QuotedLine } from './quote'

type Asked = {
  ring: KeyRing
  memberId: string
  settleId: string
  now: Date
  addressId?: string | undefined
  couponId?: string | undefined
  coins: number
  deliveryId?: string | undefined
  prescriptionId?: string | undefined
}

/** What the confirm page shows: quoted afresh each time it is asked for, by terms that are at most a second old. */
export async function settlementOf(db: Querying, asked: Asked): Promise<Settlement> {
  const { ring, memberId, now } = asked
  const settlement = await ownSettlement(db, asked)
  if (settlement.orderCode !== null) throw alreadyOrdered(settlement.orderCode)
  checkNotExpired(settlement, now)
  const offers = await offersAt(db, now)
  const { addressId, prescriptionId = settlement.prescriptionId } = asked
  const terms = await shownOrderTerms(db, now)
  const quoted = await quote(db, {
    memberId,
    skus: settlement.skus,
    now,
    terms,
    addressId,
    prescriptionId,
    benefitId: settlement.benefitId,
    offers,
  })
  const { address } = quoted
  if (!address && addressId !== undefined) throw notFound('收货地址')
  const chosen = await chosenCoupon(db, quoted, asked)
  const { priced, prescription, prescriptionCount, problems } = quoted
  const deliveryId = asked.deliveryId !== undefined && isDelivery(asked.deliveryId) ? asked.deliveryId : DEFAULT_DELIVERY
  const coupons = priced.coupons.map(({ coupon, standing }) => ({ coupon: couponOf(coupon, coupon, now), problem: standing.problem }))
  const wished = Math.min(asked.coins, quoted.coinBalance)
  const { coupon, payable, coins: used, mostCoins, freight, freightOff, insured } = payableOf(quoted, chosen, wished)
  return {
    settleId: settlement.settleId,
    lines: quoted.lines.map(lineOf),
    gifts: quoted.gifts.map(({ type, name, specification, quantity, productImageUrl }) => ({
      type,
      name,
      specification,
      quantity,
      productImageUrl,
    })),
    coupons: [...coupons.filter(({ problem }) => problem === null), ...coupons.filter(({ problem }) => problem !== null)],
    drawable: await drawableOf(db, quoted, now),
    couponId: chosen?.couponId ?? null,
    ...(quoted.rules.coinPercent > 0 && { coins: { balance: quoted.coinBalance, most: Math.min(mostCoins, quoted.coinBalance), used } }),
    ...(takesPrizes(quoted.lines) && { prizes: await offeredPrizes(db, asked) }),
    address: address ? shownAddress(address) : null,
    deliveries: deliveriesOn(now),
    deliveryId,
    prescription: prescription
      ? {
          prescriptionId: prescription.prescriptionId,
          patientName: patientNameOf(ring, prescription),
          diagnosis: diagnosisOf(ring, prescription),
          validUntil: prescription.validUntil.toISOString(),
          isReviewed: prescription.isReviewed,
        }
      : null,
    prescriptionCount,
    goods: priced.goods,
    memberOff: priced.memberOff,
    promotion: priced.promotion,
    coupon,
    discount: priced.memberOff + priced.promotion + coupon + used,
    insured,
    benefit: quoted.benefit ? benefitShown(ring, quoted.benefit) : null,
    payable,
    freight,
    freightOff,
    memberFreight: priced.memberFreight,
    consents: quoted.consents,
    problems: address ? problems : [...problems, { code: 'ADDRESS', message: '请填写收货地址', skuCode: null }],
    expiresAt: settlement.expiresAt.toISOString(),
  }
}

const benefitShown = (ring: KeyRing, row: BenefitRow) => ({
  ...{ benefitId: row.benefitId, planName: row.planName, insurer: row.insurer, percent: row.percent },
  ...{ insuredName: maskedInsured(ring, row), left: leftOf(row) },
})

const offeredPrizes = async (db: Querying, { memberId, now }: Asked) =>
  (await prizesWaiting(db, { memberId, now })).map(({ skuCode: _skuCode, ...prize }) => prize)

/** What could be drawn and used at once, by what it takes off; what was drawn before, used or not, cannot be drawn again. */
async function drawableOf(db: Querying, { priced, drawnTypes }: Quote, now: Date): Promise<Coupon[]> {
  const undrawn = (await drawableTypes(db, now)).filter(({ couponType }) => !drawnTypes.has(couponType))
  return undrawn
    .map((type) => ({ type, standing: priced.standingOf(type) }))
    .filter(({ standing }) => standing.problem === null)
    .sort((left, right) => right.standing.off - left.standing.off)
    .map(({ type }) => couponOf(type, undefined, now))
}

/** The coupon asked for where it can be used; the best one where none was asked for; none for `none`. Somebody else's is not found. */
async function chosenCoupon(db: Querying, { priced }: Quote, { memberId, couponId }: Asked): Promise<HeldCoupon | undefined> {
  if (couponId === undefined) return priced.best
  if (couponId === 'none') return undefined
  const chosen = priced.coupons.find(({ coupon }) => coupon.couponId === couponId)
  if (chosen) return chosen.standing.problem === null ? chosen.coupon : undefined
  if (!(await couponOfMember(db, memberId, couponId))) throw notFound('优惠券')
  return undefined
}

const lineOf = (
  { skuCode, combineId, combineName, quantity, goods, card, most, problem, salePrice, total, giftType, assortOff }: QuotedLine,
  place: number,
): CartLine => ({
  lineId: String(place),
  card,
  skuCode,
  combineId: combineId || null,
  combineName,
  specification: goods.specification,
  quantity,
  selected: true,
  salePrice,
  total,
  giftType,
  assortOff,
  stock: goods.stock,
  most: Math.max(most, 0),
  problem,
})
