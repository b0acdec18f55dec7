import { OrderStatus } from '../../../src/contract/order'
import type { Transaction } from '../../db/open'
import { consents, orderLines, orders } from '../../db/schema'
import { randomId } from '../../kernel/hash'
import { addressText, type StoredAddress } from '../address/addressOf'
import type { Consent } from '../settlement/consents'
import type { Quote } from '../settlement/quote'
import type { Submitting } from './submitOrder'

type Storing = {
  orderCode: string
  submitting: Submitting
  quoted: Quote
  address: StoredAddress
  consents: readonly Consent[]
  couponId: string | null
  couponOff: number
  payable: number
  placeMark: string
  expiresAt: Date
}

/** Writes the order, its lines as they were bought, and what was agreed to. Nothing is left to pay for: then it is paid already. */
export async function storeOrder(tx: Transaction, storing: Storing): Promise<void> {
  const { orderCode, submitting, quoted, address, couponId, couponOff, payable, placeMark, expiresAt } = storing
  const { memberId, deviceId, channel, now, body } = submitting
  const { priced, prescription } = quoted
  const isFree = payable === 0
  await tx.insert(orders).values({
    orderCode,
    memberId,
    settleId: body.settleId,
    status: isFree ? OrderStatus.toShip : OrderStatus.toPay,
    goods: priced.goods,
    promotion: priced.promotion,
    coupon: couponOff,
    freight: priced.freight,
    payable,
    placeMark: isFree ? null : placeMark,
    couponId,
    consigneeName: address.consigneeName,
    consigneePhone: address.consigneePhone,
    provinceName: address.province.name,
    cityName: address.city.name,
    addressText: addressText(address),
    deliveryId: body.deliveryId,
    note: body.note.trim(),
    gifts: quoted.gifts,
    patientName: prescription?.patientName ?? null,
    prescriptionId: prescription?.prescriptionId ?? null,
    originType: body.originType,
    createdAt: now,
    expiresAt,
    ...(isFree && { paidAt: now, paymentName: '优惠抵扣' }),
  })
  await tx.insert(orderLines).values(
    quoted.lines.map(({ goods, card, skuCode, combineId, combineName, quantity, boxes, salePrice, total }, position) => ({
      lineId: randomId(),
      orderCode,
      position,
      productCode: goods.productCode,
      skuCode,
      card: { ...card, promotions: [], couponMsg: null },
      combineId,
      combineName,
      specification: goods.specification,
      quantity,
      boxes,
      salePrice,
      total,
    })),
  )
  await tx.insert(consents).values(
    storing.consents.map(({ document, version }) => ({
      consentId: randomId(),
      memberId,
      document,
      version,
      channel,
      deviceId,
      orderCode,
      at: now,
    })),
  )
}
