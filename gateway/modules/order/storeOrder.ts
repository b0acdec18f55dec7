import { eq } from 'drizzle-orm'
import { OrderStatus } from '../../../src/contract/order'
import type { Transaction } from '../../db/open'
import { consents } from '../agreement/schema'
import { patientNameOf } from '../prescription/named'
import type { UsablePrescription } from '../prescription/usable'
import { sealedPatient } from '../purchase/patientOf'
import { orderLines, orders } from '../purchase/schema'
import { settlements } from '../settlement/schema'
import { randomId } from '../../lib/hash'
import type { KeyRing } from '../../lib/keyRing'
import { addressText, type StoredAddress } from '../address/addressText'
import type { InsuredPayable } from '../settlement/payableOf'
import type { Quote } from '../settlement/quote'
import { NOTHING_TO_PAY, PAID_BY_INSURER } from './orderStates'
import type { Submitting } from './submitOrder'

type Storing = {
  ring: KeyRing | undefined
  orderCode: string
  submitting: Submitting
  submitHash: string
  quoted: Quote
  /** Prizes that go with it. */
  prizes: Quote['gifts']
  address: StoredAddress
  couponId: string | null
  priced: InsuredPayable
  placeHash: string
  expiresAt: Date
  /** A pharmacist looks at its prescription before it is paid. */
  isInReview: boolean
}

/**
 * Writes the order, its lines as they were bought, what was agreed to, and into the settlement that it made this order: all in one
 * statement. Nothing is left to pay for: then it is paid already, unless a pharmacist has to approve it first.
 */
export async function storeOrder(tx: Transaction, storing: Storing): Promise<void> {
  const { orderCode, submitting, submitHash } = storing
  const order = tx.$with('new_order').as(tx.insert(orders).values(orderRow(storing)).returning({ orderCode: orders.orderCode }))
  const lines = tx.$with('new_lines').as(tx.insert(orderLines).values(lineRows(storing)).returning({ lineId: orderLines.lineId }))
  const agreed = tx.$with('new_consents').as(tx.insert(consents).values(consentRows(storing)).returning({ consentId: consents.consentId }))
  await tx
    .with(order, lines, agreed)
    .update(settlements)
    .set({ orderCode, submitHash })
    .where(eq(settlements.settleId, submitting.body.settleId))
}

function orderRow({
  ring,
  orderCode,
  submitting,
  quoted,
  prizes,
  address,
  couponId,
  priced: { coupon, coins, freight, freightOff, insured, payable },
  placeHash,
  expiresAt,
  isInReview,
}: Storing) {
  const { memberId, now, body } = submitting
  const { goods, memberOff, promotion, memberFreight } = quoted.priced
  const { prescription } = quoted
  const isFree = payable === 0 && !isInReview
  return {
    orderCode,
    memberId,
    settleId: body.settleId,
    status: isInReview ? OrderStatus.inReview : isFree ? OrderStatus.toShip : OrderStatus.toPay,
    goods,
    memberOff,
    promotion,
    coupon,
    coins,
    insured,
    freight,
    freightOff,
    memberFreight,
    payable,
    placeHash: isFree ? null : placeHash,
    couponId,
    consigneeName: address.consigneeName,
    consigneePhone: address.consigneePhone,
    provinceName: address.province.name,
    cityName: address.city.name,
    addressText: addressText(address),
    deliveryId: body.deliveryId,
    note: body.note.trim(),
    gifts: [...quoted.gifts, ...prizes],
    patientName: prescription ? keptPatient(ring, orderCode, prescription) : null,
    prescriptionId: prescription?.prescriptionId ?? null,
    originType: body.originType,
    createdAt: now,
    expiresAt,
    ...(isFree && { paidAt: now, paymentName: insured > 0 ? PAID_BY_INSURER : NOTHING_TO_PAY }),
  }
}

/** A command that seeds has no keys, and neither has what it seeded. */
const keptPatient = (ring: KeyRing | undefined, orderCode: string, prescription: UsablePrescription) =>
  ring ? sealedPatient(ring, orderCode, patientNameOf(ring, prescription)) : prescription.patientName

const lineRows = ({ orderCode, quoted, priced: { nets, lineCoins, lineInsured } }: Storing) =>
  quoted.lines.map(({ goods, card, skuCode, combineId, combineName, quantity, boxes, ...price }, position) => ({
    lineId: randomId(),
    orderCode,
    position,
    productCode: goods.productCode,
    skuCode,
    card: { ...card, promotions: [], couponMsg: null, arrivalText: null },
    combineId,
    combineName,
    specification: goods.specification,
    quantity,
    boxes,
    salePrice: price.salePrice,
    total: price.total,
    memberOff: price.memberOff,
    giftType: price.giftType,
    assortOff: price.assortOff,
    net: nets[position] ?? null,
    coins: lineCoins[position] ?? 0,
    insured: lineInsured[position] ?? 0,
  }))

const consentRows = ({ orderCode, submitting: { memberId, channel, deviceId, now }, quoted }: Storing) =>
  quoted.consents.map(({ document, version }) => ({
    consentId: randomId(),
    memberId,
    document,
    version,
    channel,
    deviceId,
    orderCode,
    at: now,
  }))
