import { workContract } from '../../counter/contract'
import { ROLES, type WorkEndpoint, type WorkGroup } from '../../counter/contract/workEndpoint'
import { askCounter, staffAt, type StaffPerson } from '../../tests/support/counter'
import { written as revised } from '../../tests/support/counterSku'
import { GRANDFATHER, waitingConsultation } from '../../tests/support/consult'
import { gatewayAt, type Gateway } from '../../tests/support/gateway'
import { failedInvoice } from '../../tests/support/invoicesOf'
import { givenUpMessage } from '../../tests/support/givenUpMessage'
import { paperPhoto } from '../../tests/support/paperPhoto'
import { VALSARTAN } from '../../tests/support/prescribe'
import { priceKeptOf } from '../../tests/support/priceKeptOf'
import { finishedBy, healthAnswers } from '../../tests/support/questionnaires'
import { receivedLine } from '../../tests/support/receivedLines'
import { refundAsked } from '../../tests/support/refundAsked'
import { packingOf } from '../../tests/support/shop'
import { signed } from '../../tests/support/signed'
import { svipHeld } from '../../tests/support/svipAt'
import { clientId, said } from '../../tests/support/talk'
import { CONSIGNEE, WELCOME, wonPrize } from '../../tests/support/wonPrize'
import { shopDate } from '../../src/lib/time'
import { addresses, auditLog, callbacks, members, orders, payments, prescriptions, refunds } from '../tables'

type Input = { params?: Record<string, string>; query?: Record<string, string> }

/** Somebody who needs every kind of case, with what is personal wherever one can write. */
async function peopleIn(gateway: Gateway) {
  const { db, zhou, chen, clock } = gateway
  const { requestId } = await zhou.mall.requestCallback({ body: { phoneNum: '13911113333', question: '也可以打 13922224444' } })
  const handedIn = await handedInBy(chen, clock.now())
  const { conversationId, messageId, leftId } = await askedBy(chen)
  await db.update(orders).set({ note: '家里没人打 13933335555' })
  const stored = await db.select().from(orders)
  const [payment] = await db.select().from(payments)
  const refund = { refundNumber: 'refund-masked', payId: payment!.payId, idempotencyKey: 'masked', amount: 1, reason: '退款' }
  const lastError = '收款人手机 13944446666 已停用'
  await db.insert(refunds).values({ ...refund, state: 'failed', lastError, requestedAt: clock.now(), failedAt: clock.now() })
  const own = { phone: '13955550000', note: '盒子压坏了，请打 13900001111' }
  const asked = await refundAsked(gateway, zhou, own)
  const { id: boxPicture } = await zhou.upload.addEvidence({ body: { kind: 'complaint' }, file: await paperPhoto() })
  const words = '外盒压坏了，请打 13900002222'
  const complained = await zhou.complaint.report({ body: { kind: 'quality', words, phone: '13955553333', pictures: [boxPicture] } })
  const aftersales = {
    complaintNumber: complained.number,
    boxPicture,
    refundNumber: asked.refundNumber,
    refundPicture: asked.pictures[0]!.id,
  }
  await finishedBy(zhou, 'health', healthAnswers('头晕，请打 13900003333'))
  await priceKeptOf(gateway, { memberId: zhou.memberId, orderCode: asked.orderCode })
  const { id: reviewPicture } = await zhou.upload.addEvidence({ body: { kind: 'review' }, file: await paperPhoto() })
  const { lineId } = await receivedLine(gateway, zhou)
  const reviewed = await zhou.review.write({ body: { lineId, stars: 4, words: '包装很好', pictures: [reviewPicture] } })
  const { id: invoiceId } = await failedInvoice(gateway, zhou)
  await givenUpMessage(gateway, zhou)
  return {
    drawId: await wonPrize(gateway, zhou),
    invoiceId,
    requestId,
    ...handedIn,
    ...aftersales,
    reviewId: reviewed.id,
    reviewPicture,
    conversationId,
    messageId,
    leftId,
    orderCode: stored.find(({ paidAt }) => paidAt !== null)!.orderCode,
  }
}

/** A conversation with a phone in what was said, a card of a prescription, a picture, and a message that was left. */
async function askedBy(chen: Gateway['chen']) {
  const { conversationId } = await chen.chat.open({ body: { desk: 'service' } })
  const params = { conversationId }
  const [prescription] = (await chen.prescription.list({ query: {} })).results
  const card = { kind: 'prescription', code: prescription?.prescriptionId ?? '' } as const
  await chen.chat.send({ params, body: { kind: 'card', clientId: clientId(), card } })
  const { id: pictureId } = await chen.upload.add({ body: { kind: 'chat' }, file: await paperPhoto() })
  const { messageId } = await chen.chat.send({ params, body: { kind: 'picture', clientId: clientId(), pictureId } })
  await chen.chat.send({ params, body: said('请打 13966667777') })
  const { id: leftId } = await chen.chat.leave({ body: { website: 'mall', text: '请打 13977778888' } })
  return { conversationId, messageId, leftId }
}

/** A child's prescription, with a picture and a guardian. */
async function handedInBy(chen: Gateway['chen'], now: Date) {
  await chen.agreement.agree({ body: { agreements: 'drugUserRule@2026-11-21,childrenInfo@2026-11-01' } })
  const guardianVo = { name: '陈望道', relationLabel: 'father', phone: '13955557777', cardNum: '320106198802200042' } as const
  const child = { name: '陈望舒', relationLabel: 'child', idCardNumber: '320106202104120036', guardianVo } as const
  const { id: patientId } = await chen.patient.add({ body: child })
  const { id: pictureId } = await chen.upload.add({ body: { kind: 'prescription' }, file: await paperPhoto() })
  const paper = { hospital: '清河市第一医院', diagnosis: '支气管炎', issuedOn: shopDate(now), images: [pictureId] }
  const body = { ...paper, patientId, drugs: [{ productCode: VALSARTAN, quantity: 1 }], isDeclared: true as const }
  return { pictureId, ...(await chen.prescription.save({ body: await signed(chen, body) })) }
}

/** What a counter's reads are asked for. A read with parameters that is missing here fails. */
async function readsOf(gateway: Gateway, person: StaffPerson): Promise<Record<string, Input[]>> {
  const { staffId, article, document } = person
  const {
    requestId,
    prescriptionId,
    pictureId,
    orderCode,
    conversationId,
    messageId,
    leftId,
    refundNumber,
    refundPicture,
    complaintNumber,
    boxPicture,
    invoiceId,
    drawId,
    reviewId,
    reviewPicture,
  } = await peopleIn(gateway)
  const { productCode } = await packingOf(gateway, 'none')
  const [clause] = (await document.list()).results
  const [written] = (await article.list()).results
  const all = { size: '50' }
  const consulted = await waitingConsultation(gateway, gateway.zhou, staffId)
  const ofConsulted = { conversationId: consulted.conversationId }
  const membershipId = await svipHeld(gateway, gateway.zhou)
  await person.membership.freeze({ params: { orderId: membershipId }, body: { reason: '请打 13922224444' } })
  const phones = await gateway.db.select({ phone: members.phone }).from(members)
  const cases = Object.entries({
    order: orderCode,
    prescription: prescriptionId,
    callback: requestId,
    chat: conversationId,
    leftMessage: leftId,
    refund: 'refund-masked',
    aftersales: refundNumber,
    complaint: complaintNumber,
    invoice: invoiceId,
    prize: drawId,
  })
  return {
    'order.list': [{ query: all }, { query: { ...all, state: 'checked' } }],
    'order.detail': [{ params: { orderCode } }],
    'prescription.list': ['waiting', 'asked', 'approved', 'refused'].map((state) => ({ query: { ...all, state } })),
    'prescription.detail': [{ params: { prescriptionId } }],
    'prescription.others': [{ params: { prescriptionId } }],
    'prescription.picture': [{ params: { prescriptionId, id: pictureId } }],
    'prescription.signature': [{ params: { prescriptionId } }],
    'callback.list': [{ query: all }, { query: { ...all, state: 'called' } }],
    'chat.list': ['waiting', 'mine', 'ended'].map((state) => ({ query: { ...all, state } })),
    ...Object.fromEntries(
      ['detail', 'record', 'changes', 'heartbeat', 'colleagues', 'questionnaires'].map((call) => [
        `chat.${call}`,
        [{ params: { conversationId } }],
      ]),
    ),
    'chat.picture': [{ params: { conversationId, messageId } }],
    'chat.products': [{ query: { words: '口罩' } }],
    'pay.refunds': [{ query: all }],
    'aftersales.list': ['review', 'ended'].map((state) => ({ query: { ...all, state } })),
    'complaint.list': [{ query: all }],
    'complaint.detail': [{ params: { number: complaintNumber } }],
    'complaint.picture': [{ params: { number: complaintNumber, id: boxPicture } }],
    'questionnaire.one': [{ params: { type: 'health' } }],
    'questionnaire.version': [{ params: { type: 'health', number: '1' } }],
    'questionnaire.figures': [{ params: { type: 'health', number: '1' } }],
    'questionnaire.texts': [{ params: { type: 'health', number: '1', question: 'unwellWords' } }],
    'aftersales.detail': [{ params: { refundNumber } }],
    'aftersales.picture': [{ params: { refundNumber, id: refundPicture } }],
    'priceKept.list': [{ query: all }],
    ...Object.fromEntries(['sums', 'export'].map((call) => [`statement.${call}`, [{ query: { from: '2026-01-01', to: '2026-12-31' } }]])),
    'find.records': [...phones.map(({ phone }) => ({ query: { words: phone.slice(-4) } })), { query: { words: orderCode.slice(0, 8) } }],
    'queue.holder': [{ params: { queue: 'prescriptions', recordId: prescriptionId } }],
    'uncover.list': cases.map(([kind, recordId]) => ({ params: { kind, recordId } })),
    'product.detail': [{ params: { productCode } }],
    'product.named': [{ query: { codes: productCode } }],
    'revision.one': [
      { params: { revisionId: (await revised(person, productCode, { summary: '新的用途' }, { when: 'draft' })).revisionId } },
    ],
    'need.one': [{ params: { name: '发热' } }],
    'invoice.list': [{ query: all }],
    'invoice.detail': [{ params: { id: invoiceId } }],
    'review.list': [{ query: all }, { query: { ...all, part: 'published' } }],
    'review.detail': [{ params: { id: reviewId } }],
    'review.picture': [{ params: { id: reviewId, pictureId: reviewPicture } }],
    'sensitiveWord.try': [{ query: { use: 'review', text: '三天根治' } }],
    'consultation.case': [{ params: ofConsulted }],
    'consultation.picture': [{ params: { ...ofConsulted, id: consulted.pictureId } }],
    'consultation.diseases': [{ params: ofConsulted, query: { words: '高血压' } }],
    'consultation.drugs': [{ query: { words: '缬沙坦' } }],
    'consultation.safety': [{ params: ofConsulted, query: { productCodes: VALSARTAN } }],
    'article.one': [{ params: { articleId: written!.articleId } }],
    'document.version': [{ params: { name: clause!.name, version: clause!.versions[0]!.version } }],
    'promotion.one': [{ params: { promotionId: 'full69' } }],
    'coupon.one': [{ params: { couponType: 'shop99' } }],
    'lottery.one': [{ params: { activityId: WELCOME } }],
    'landing.one': [{ params: { landingId: 'pressure' } }],
    'insurance.uses': ['taken', 'held', 'refused'].map((state) => ({ query: { from: '2026-01-01', to: '2026-12-31', state } })),
    'membership.detail': [{ params: { orderId: membershipId } }],
  }
}

const reads = Object.entries<WorkGroup>(workContract).flatMap(([group, calls]) =>
  Object.entries(calls).flatMap(([call, endpoint]) => (endpoint.method === 'GET' ? [{ name: `${group}.${call}`, endpoint }] : [])),
)

/** What the database knows of members and patients, and no answer says: names, phones, streets. */
async function knownOf({ db }: Gateway): Promise<string[]> {
  const stored = [
    ...(await db.select({ one: members.phone }).from(members)),
    ...(await db.select({ one: orders.consigneeName }).from(orders)),
    ...(await db.select({ one: orders.consigneePhone }).from(orders)),
    ...(await db.select({ one: orders.addressText }).from(orders)),
    ...(await db.select({ one: orders.patientName }).from(orders)),
    ...(await db.select({ one: prescriptions.patientName }).from(prescriptions)),
    ...(await db.select({ one: callbacks.phone }).from(callbacks)),
    ...(await db.select({ one: addresses.detail }).from(addresses)),
    ...(await db.select({ one: addresses.consigneeName }).from(addresses)),
    ...(await db.select({ one: addresses.consigneePhone }).from(addresses)),
  ].map(({ one }) => one)
  return [
    ...new Set([
      ...stored,
      '13922224444',
      '13933335555',
      '13944446666',
      '13955557777',
      '13966667777',
      '13977778888',
      '13955550000',
      '13900001111',
      '13900002222',
      '13955553333',
      '陈望道',
      '320106198802200042',
      '320106202104120036',
      ...['13988889999', GRANDFATHER.name, GRANDFATHER.idCardNumber],
      ...[CONSIGNEE.consigneeName, CONSIGNEE.consigneePhone, CONSIGNEE.address],
    ]),
  ].filter((one) => one !== null && one !== '') as string[]
}

/** A decision that comes too late is told what stands there now: what that tells of a person. */
async function toldByStaleWrites(
  { app }: Gateway,
  { inputs, known, token }: { inputs: Record<string, Input[]>; known: string[]; token: string },
) {
  const { order, prescription, callback, pay, aftersales } = workContract
  const [{ params: ofOrder } = {}] = inputs['order.detail'] ?? []
  const [{ params: ofPrescription } = {}] = inputs['prescription.detail'] ?? []
  const [{ params: ofRefund } = {}] = inputs['aftersales.detail'] ?? []
  const requestId = inputs['uncover.list']?.find(({ params }) => params?.kind === 'callback')?.params?.recordId ?? ''
  const writes: Array<[WorkEndpoint, object]> = [
    [order.approve, { params: ofOrder }],
    [prescription.refuse, { params: ofPrescription, body: { reason: 'unclear' } }],
    [callback.record, { params: { requestId }, body: { outcome: 'talked', note: '' } }],
    [aftersales.take, { params: ofRefund }],
    [pay.closeRefund, { params: { refundNumber: 'refund-masked' }, body: { way: 'transfer', note: '流水 1' } }],
  ]
  const told = []
  for (const [endpoint, input] of writes) {
    const reply = await askCounter(app, endpoint, input, { token, version: '0'.repeat(32) })
    const text = await reply.text()
    if (!text.includes('CHANGED_SINCE')) told.push(`${endpoint.line} answered ${reply.status}: ${text}`)
    told.push(...known.filter((value) => text.includes(value)).map((value) => `${endpoint.line}: ${value}`))
  }
  return told
}

it('no read of the counter tells a name, phone or street of a member or patient, whoever asks', async () => {
  const gateway = await gatewayAt()
  const person = await staffAt(gateway, { roles: ROLES, name: '程路' })
  const inputs = await readsOf(gateway, person)
  // What was uncovered stays out of the audit log and of who looked.
  const params = { kind: 'order', recordId: inputs['order.detail']![0]!.params!.orderCode! } as const
  await gateway.db.update(orders).set({ checkedAt: gateway.clock.now(), checkedBy: person.staffId })
  await person.uncover.open({ params, body: { field: 'address', reason: 'delivery' } })
  const known = await knownOf(gateway)
  expect(known.length).toBeGreaterThan(10)

  const told: string[] = []
  const answered = new Map<string, string>()
  for (const { name, endpoint } of reads) {
    const asked = inputs[name] ?? [{}]
    if (/\{/.test(endpoint.path) && inputs[name] === undefined) throw new Error(`${name} is asked for nothing`)
    for (const input of asked) {
      const reply = await askCounter(gateway.app, endpoint, input, { token: person.token })
      const text = await reply.text()
      if (!reply.ok) told.push(`${name} answered ${reply.status}: ${text}`)
      answered.set(name, (answered.get(name) ?? '') + text)
      told.push(...known.filter((value) => text.includes(value)).map((value) => `${name}: ${value}`))
    }
  }
  told.push(...(await toldByStaleWrites(gateway, { inputs, known, token: person.token })))
  expect(told).toEqual([])
  // The cases themselves were told.
  for (const [name, shown] of Object.entries({
    'order.detail': '家里没人打 139****5555',
    'prescription.list': '陈*舒',
    'prescription.detail': '陈*道',
    'callback.list': '139****3333',
    'chat.list': '139****7777',
    'chat.detail': '陈*舒',
    'chat.record': '陈*舒的处方',
    'chat.changes': '139****7777',
    'chat.left': '139****8888',
    'consultation.case': '周*国',
    'pay.refunds': '139****6666',
    'aftersales.list': '周*',
    'priceKept.list': '周*',
    'aftersales.detail': '请打 139****1111',
    'complaint.detail': '请打 139****2222',
    'invoice.list': '周*',
    'lottery.parcels': '顾*舒',
    'membership.list': '周*',
    'membership.detail': '请打 139****4444',
    'invoice.detail': '请打 139****2222',
    'questionnaire.texts': '请打 139****3333',
    'audit.list': '核对收货地址',
    'uncover.list': '收货地址',
    'today.failedMessages': '138****6207',
  }))
    expect([name, answered.get(name)]).toEqual([name, expect.stringContaining(shown)])
  expect(await gateway.db.select().from(auditLog)).not.toHaveLength(0)
})
