import { and, eq } from 'drizzle-orm'
import sharp from 'sharp'
import {
  addresses,
  deregistrations,
  ledgerDebts,
  memberCoupons,
  members,
  orders,
  parcels,
  sessions,
  thirdPartyLogins,
  wechatAcceptances,
} from '../../gateway/tables'
import { shopDate } from '../../src/lib/time'
import { openSession } from '../../gateway/kernel/session'
import { ownProof } from '../support/gatewayLogin'
import type { Client } from '../support/gatewayClient'
import type { Person } from '../support/gateway'
import { cabinetOf } from '../support/cabinetOf'
import { lotteryBelongings } from '../support/lotteryBelongings'
import { policyBelonging } from '../support/policies'
import { pauseAnnounced, svipPaid } from '../support/svipAt'
import { consulted, consultForm } from '../support/consult'
import { staffAt } from '../support/counter'
import { levelled } from '../support/levelled'
import { noteOn, prescribe, VALSARTAN } from '../support/prescribe'
import { ordered, packingOf, submissionOf, type Shop } from '../support/shop'
import { priceKeptOf } from '../support/priceKeptOf'
import { finishedBy, healthAnswers } from '../support/questionnaires'
import { reviewsOf } from '../support/reviewsOf'
import { assistBelongings } from '../support/assistAt'
import { invitationBelongings } from '../support/invitationAt'
import { issuedTo } from '../support/invoicesOf'
import { refundAsked } from '../support/refundAsked'
import { signed } from '../support/signed'
import { talk } from '../support/talk'
import type { Keys } from './victimRows'

export type Somebody = Client & Person

/** One of each thing that a member can own, with its id. */
export type Belongings = Awaited<ReturnType<typeof belongingsOf>>

/** Somebody a drug is for, whom only that member knows. */
const patientOf = (memberId: string) => ({
  name: `用药人${memberId}`,
  idCardNumber: memberId === 'zhoulan' ? '320106195806151037' : '320106196109082026',
})

/** Gives somebody one of each thing that a member can own. */
export async function belongingsOf(shop: Shop, who: Somebody) {
  const { db, clock } = shop
  const { memberId } = who
  const now = clock.now()
  const { skuCode, productCode } = await packingOf(shop, 'otcB', 5)
  const [member] = await db.select().from(members).where(eq(members.memberId, memberId))
  const [address] = await db
    .select()
    .from(addresses)
    .where(and(eq(addresses.memberId, memberId), eq(addresses.isDefault, true)))
  await who.agreement.agree({ body: { agreements: 'drugUserRule@2026-11-21' } })
  const patient = await who.patient.add({ body: patientOf(memberId) })
  const measurement = await who.chronicHealth.add({
    params: { patientId: patient.id },
    body: { requestCode: `measured-${memberId}`, kind: 'bloodPressure', systolic: 132, diastolic: 84, note: `备注 ${memberId}` },
  })
  const medicineId = await cabinetOf(shop, who, { patientId: patient.id, name: `药 ${memberId}` })
  await who.patient.keepDraft({ params: { form: patient.id }, body: { name: `草稿${memberId}` } })
  const prescriptionId = await prescribe(shop, memberId, { diagnosis: `诊断 ${memberId}`, patientName: `病人 ${memberId}` }, '100021')
  await who.prescription.remind({ body: { prescriptionId, productCode: '100021', isOn: false } })
  const [type] = (await who.coupon.list()).shops.filter(({ status }) => status === 'toDraw')
  if (type) await who.coupon.draw({ body: { couponType: type.couponType, source: 'test' } })
  const [coupon] = await db.select().from(memberCoupons).where(eq(memberCoupons.memberId, memberId))

  const { orderCode } = await ordered(who, { skuCode, quantity: 1 })
  const { payId, payUrl } = await who.pay.start({ body: { ordersCode: orderCode, methodId: 'bank' } })
  const paid = await ordered(who, { skuCode, quantity: 2 })
  await shop.payerDoes((await who.pay.start({ body: { ordersCode: paid.orderCode, methodId: 'bank' } })).payUrl, 'confirm')
  const { groups } = await who.cart.add({ body: { items: [{ skuCode, quantity: 1 }] } })
  const { settleId } = await who.settlement.purchase({ body: { skus: [{ skuCode, quantity: 1 }] } })
  const settlement = await who.settlement.detail({ params: { settleId } })

  const { requestId } = await who.mall.requestCallback({ body: { phoneNum: member!.phone, question: `问题 ${memberId}` } })
  const registered = await who.registration.createOwn({ body: { productCode, question: `登记的问题 ${memberId}` } })
  await who.product.addFavourites({ params: { codes: productCode } })
  await who.product.remindOfStock({ body: { skuCode } })
  await who.push.register({ body: { clientId: `client-of-${memberId}`, provider: 'web' } })
  await who.partner.authorize({ params: { partner: 'anxin' } })
  await openSession(db, { memberId, deviceId: `phone-of-${memberId}`, channel: 'weapp', now })
  const picture = await who.upload.add({ body: { kind: 'prescription' }, file: await photo() })
  const handedIn = await who.prescription.save({ body: await signed(who, await paperOf(who, patient.id, now)) })
  const { signId } = await signed(who, await paperOf(who, patient.id, now))
  const question = { params: { prescriptionId: handedIn.prescriptionId }, body: { text: `问题 ${memberId}` } }
  const pharmacist = await staffAt(shop, { roles: ['pharmacist'] })
  await pharmacist.prescription.ask(question)
  await pharmacist.recheck.ask({ params: { prescriptionId }, body: { reason: `复核原因 ${memberId}` } })
  await noteOn(shop, { prescriptionId, memberId, staffId: pharmacist.staffId, note: `药师说明 ${memberId}` })
  await who.prescription.keepDraft({ body: { hospital: `医院草稿${memberId}` } })
  await who.sign.signToday()
  await who.sign.openRemind()
  await levelled(shop, who)
  const riddle = await who.sign.question()
  await who.sign.completeTask({ body: { id: riddle.id, questionItem: riddle.items[0]!.id } })
  await db.insert(ledgerDebts).values({ memberId, account: 'coin', expiresAt: now, amount: 3 })
  const { conversationId } = await talk(shop, who, `问题 ${memberId}`)
  const ended = await consulted(shop, who, patient.id)
  const { consultationId } = await who.consultation.save({
    body: consultForm(patient.id, { symptom: `哪里都不舒服 ${memberId}，已经一周了` }),
  })
  await who.consultation.keepDraft({ body: { symptom: `问诊草稿${memberId}` } })
  await who.chat.token()
  const { refundNumber } = await refundAsked(shop, who, { note: `退款说明 ${memberId}` })
  const { id: complaintId } = await who.complaint.report({ body: { kind: 'other', words: `投诉内容 ${memberId}` } })
  const { id: questionnaireId } = await finishedBy(who, 'health', healthAnswers(`问卷内容 ${memberId}`))
  // Its words and its id are everybody's to read; the line it is about is not.
  const { reviewedLine } = await reviewsOf(shop, who)
  const { orderCode: refundedOrder } = await who.refund.detail({ params: { refundNumber } })
  const clerk = await staffAt(shop, { roles: ['clerk'] })
  await clerk.compensation.give({ body: { orderCode, gift: { kind: 'coins', coins: 5 }, reason: `补发原因 ${memberId}` } })
  const prize = await lotteryBelongings(shop, who, address!.id)
  const svipOrderId = await svipPaid(shop, who, 'month')
  await who.svip.send()
  await pauseAnnounced(shop, svipOrderId)
  await invitationBelongings(shop, who, { orderCode: paid.orderCode })
  await assistBelongings(shop, who)
  const { benefitId } = await who.insurance.apply({ body: { planId: 'chronic', patientId: patient.id } })
  const { askId } = await who.preAsk.init({ body: { benefitId, patientId: patient.id, productCode: VALSARTAN } })
  const policyId = await policyBelonging(shop, who)
  const { claimNumber } = await priceKeptOf(shop, { memberId, orderCode: refundedOrder })
  const invoiced = await issuedTo(shop, who, `抬头${memberId}`)
  const deregistration = await withoutACall(shop, { memberId, orderCode })
  clock.advance(61)
  await who.dataCopy.ask({ body: { proof: await ownProof(shop, who, 'download') } })
  await shop.jobs()

  const [session] = await db
    .select()
    .from(sessions)
    .where(eq(sessions.deviceId, `phone-of-${memberId}`))
  const [copy] = (await who.dataCopy.list()).results
  const [authorization] = await db.query.authorizations.findMany({ where: (one) => eq(one.memberId, memberId) })
  const ownOrders = await db.select().from(orders).where(eq(orders.memberId, memberId))
  const shipped = ownOrders.find(({ status }) => status === 3)
  const [parcel] = shipped ? await db.select().from(parcels).where(eq(parcels.orderCode, shipped.orderCode)) : []
  return {
    memberId,
    phone: member!.phone,
    nickname: member!.nickname,
    addressId: address!.id,
    addressDetail: address!.detail,
    patientId: patient.id,
    patient: patientOf(memberId),
    measurementId: measurement.id,
    medicineId,
    prizeDrawId: prize.drawId,
    svipOrderId,
    complaintId,
    questionnaireId,
    reviewedLine,
    invoiceId: invoiced.invoiceId,
    titleId: (await who.invoice.titles()).results[0]!.id,
    prescriptionId,
    handedInId: handedIn.prescriptionId,
    signId,
    couponId: coupon!.couponId,
    orderCode,
    paidOrderCode: paid.orderCode,
    shippedOrderCode: shipped?.orderCode,
    orderCodes: ownOrders.map((order) => order.orderCode),
    payId,
    payUrl,
    lineId: groups[0]!.lines[0]!.lineId,
    settleId,
    submission: submissionOf(settlement),
    requestId,
    registration: registered.requestId,
    sessionId: session!.sessionId,
    copyId: copy!.copyId,
    openId: authorization!.openId,
    trackingNumber: parcel?.trackingNumber,
    pictureId: picture.id,
    conversationId,
    refundNumber,
    claimNumber,
    benefitId,
    askId,
    policyId,
    consultationId,
    endedConsultationId: ended.consultationId,
    consultingId: ended.conversationId,
    deregistration,
    skuCode,
    productCode,
  }
}

/** What is handed in for a patient. */
const paperOf = async (who: Somebody, patientId: string, now: Date) => ({
  patientId,
  images: [(await who.upload.add({ body: { kind: 'prescription' }, file: await photo() })).id],
  hospital: `医院 ${who.memberId}`,
  issuedOn: shopDate(now),
  diagnosis: `诊断 ${who.memberId}`,
  drugs: [{ productCode: VALSARTAN, quantity: 1 }],
  isDeclared: true as const,
})

const photo = async () => {
  const drawn = sharp({ create: { width: 300, height: 200, channels: 3, background: '#3a7' } }).jpeg()
  return new File([new Uint8Array(await drawn.toBuffer())], 'prescription.jpg', { type: 'image/jpeg' })
}

/** What comes of WeChat, of a partner's login and of a request taken back, whose calls would end the session or ask another service. */
async function withoutACall({ db, clock }: Shop, { memberId, orderCode }: { memberId: string; orderCode: string }): Promise<string> {
  const now = clock.now()
  const requestId = `closing-of-${memberId}`
  const closing = { state: 'cancelled', appliedAt: now, finishesAt: now, endedAt: now, phoneMasked: '138****0000' } as const
  await db.insert(deregistrations).values({ requestId, requestNumber: `number-of-${memberId}`, memberId, ...closing })
  await db.insert(thirdPartyLogins).values({ provider: 'qq', subjectHmac: `subject-of-${memberId}`, memberId, at: now })
  await db.insert(wechatAcceptances).values({ orderCode, scene: 'paid', memberId, openId: `open-id-of-${memberId}`, acceptedAt: now })
  return requestId
}

/** Ids that may be put where another member's belong. */
export const idsOf = (own: Belongings): string[] =>
  [
    own.memberId,
    own.phone,
    own.addressId,
    own.patientId,
    own.measurementId,
    own.medicineId,
    own.prizeDrawId,
    own.svipOrderId,
    own.complaintId,
    own.questionnaireId,
    own.reviewedLine,
    own.invoiceId,
    own.titleId,
    own.prescriptionId,
    own.handedInId,
    own.signId,
    own.couponId,
    own.orderCode,
    own.paidOrderCode,
    own.shippedOrderCode,
    own.payId,
    own.lineId,
    own.settleId,
    own.requestId,
    own.registration,
    own.sessionId,
    own.copyId,
    own.openId,
    own.trackingNumber,
    own.pictureId,
    own.conversationId,
    own.refundNumber,
    own.claimNumber,
    own.benefitId,
    own.askId,
    own.policyId,
    own.consultationId,
    own.endedConsultationId,
    own.consultingId,
    own.deregistration,
  ].filter((id) => id !== undefined)

/** Words that tell about somebody and that nobody else may read. */
export const marksOf = (own: Belongings): string[] => [
  ...new Set([
    ...idsOf(own),
    ...own.orderCodes,
    own.nickname,
    own.addressDetail,
    own.patient.name,
    own.patient.idCardNumber,
    `草稿${own.memberId}`,
    `备注 ${own.memberId}`,
    `药 ${own.memberId}`,
    `补发原因 ${own.memberId}`,
    `医院 ${own.memberId}`,
    `诊断 ${own.memberId}`,
    `病人 ${own.memberId}`,
    `问题 ${own.memberId}`,
    `退款说明 ${own.memberId}`,
    `抬头${own.memberId}`,
  ]),
]

/** The columns by which rows belong to somebody. */
export function keysOf(own: Belongings): Keys {
  const found = (...ids: Array<string | undefined>) => ids.filter((id) => id !== undefined)
  return {
    memberId: [own.memberId],
    owner: [own.memberId, `member:${own.memberId}`],
    orderCode: own.orderCodes,
    payId: [own.payId],
    trackingNumber: found(own.trackingNumber),
    copyId: [own.copyId],
    prescriptionId: [own.prescriptionId, own.handedInId],
    requestId: [own.requestId, own.registration, own.deregistration],
    benefitId: [own.benefitId],
    conversationId: [own.conversationId, own.consultingId],
  }
}
