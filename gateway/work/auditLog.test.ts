import sharp from 'sharp'
import { eq, sql } from 'drizzle-orm'
import { workContract } from '../../counter/contract'
import { IDLE_MINUTES } from '../../counter/contract/idle'
import { ROLES, type WorkEndpoint, type WorkGroup } from '../../counter/contract/workEndpoint'
import { MINUTE_SECONDS } from '../../src/lib/duration'
import {
  benefitUses,
  auditLog,
  consultations,
  conversations,
  doctors,
  orders,
  payments,
  refunds,
  reviews,
  staff,
  svipCards,
  svipPauses,
} from '../tables'
import { hashPassword } from '../kernel/password'
import { totpCode } from '../modules/staff/totp'
import { changeNote, noteAt } from '../../tests/support/changedNote'
import { askCounter, counterClient, staffAt, type StaffPerson } from '../../tests/support/counter'
import { changedWith, written } from '../../tests/support/counterSku'
import { waitingConsultation } from '../../tests/support/consult'
import { familyOf } from '../../tests/support/policies'
import { prescribe, VALSARTAN } from '../../tests/support/prescribe'
import { svipHeld } from '../../tests/support/svipAt'
import { gatewayAt, type Gateway } from '../../tests/support/gateway'
import { newBuyers, packingOf } from '../../tests/support/shop'
import { adverseForm } from '../../tests/support/adverseForm'
import { reviewedAssistAt } from '../../tests/support/assistAt'
import { reviewedInvitationAt } from '../../tests/support/invitationAt'
import { failedInvoice } from '../../tests/support/invoicesOf'
import { receivedLine } from '../../tests/support/receivedLines'
import { givenUpMessage } from '../../tests/support/givenUpMessage'
import { refundAsked } from '../../tests/support/refundAsked'
import { said } from '../../tests/support/talk'
import { WELCOME, wonPrize } from '../../tests/support/wonPrize'

type Doing = (gateway: Gateway, person: StaffPerson) => Promise<{ record: string }>
const PASSWORD = 'a long enough password'

/** A person's own password, known. */
const withPassword = async ({ db }: Gateway, { staffId }: StaffPerson) =>
  db
    .update(staff)
    .set({ passwordHash: await hashPassword(PASSWORD) })
    .where(eq(staff.staffId, staffId))

/** 周岚's paid order, not checked. */
async function orderToCheck({ db, zhou }: Gateway): Promise<string> {
  const { results } = await zhou.order.list({ query: { tab: 'toShip' } })
  const { orderCode } = results[0]!
  await db.update(orders).set({ checkedAt: null, checkedBy: null }).where(eq(orders.orderCode, orderCode))
  return orderCode
}
/** A refund of 周岚's that the provider cannot send. */
async function failedRefund({ db, clock }: Gateway): Promise<string> {
  const [payment] = await db.select().from(payments)
  const at = clock.now()
  const refund = { refundNumber: 'refund-audited', payId: payment!.payId, idempotencyKey: 'audited', amount: 1, reason: '退款' }
  await db.insert(refunds).values({ ...refund, state: 'failed', requestedAt: at, failedAt: at })
  return refund.refundNumber
}
const sheetOf = (row: string) => Buffer.from(`规格编码,库存\n${row}\n`).toString('base64')
/** Does something to somebody else's account. */
async function withOther(gateway: Gateway, work: (params: { staffId: string }) => Promise<unknown>) {
  const { staffId } = await staffAt(gateway, { roles: ['pharmacist'] })
  await work({ staffId })
  return { record: `staff:${staffId}` }
}

/** A conversation of 周岚's that nobody is in. */
async function waitingChat({ db, zhou }: Gateway): Promise<string> {
  const { conversationId } = await zhou.chat.open({ body: { desk: 'service' } })
  await zhou.chat.send({ params: { conversationId }, body: said('这个有货吗？') })
  await db.update(conversations).set({ staffId: null, leaseUntil: null }).where(eq(conversations.conversationId, conversationId))
  return conversationId
}
/** The same, this person being in it. */
async function takenChat(gateway: Gateway, { staffId }: StaffPerson): Promise<string> {
  const conversationId = await waitingChat(gateway)
  const leaseUntil = new Date(gateway.clock.now().getTime() + 1000)
  await gateway.db.update(conversations).set({ staffId, leaseUntil }).where(eq(conversations.conversationId, conversationId))
  return conversationId
}

/** What is done with a refund that was asked for, each after those before it. */
function refundWrites(): Record<string, Doing> {
  type Number = { params: { refundNumber: string } }
  const steps: ReadonlyArray<[string, (person: StaffPerson, of: Number) => Promise<unknown>]> = [
    ['take', (person, of) => person.aftersales.take(of)],
    ['agree', (person, of) => person.aftersales.agree(of)],
    ['arrive', (person, of) => person.aftersales.arrive(of)],
    ['beginInspection', (person, of) => person.aftersales.beginInspection(of)],
    ['endInspection', (person, of) => person.aftersales.endInspection({ ...of, body: { isPassed: false, reason: 'used' } })],
  ]
  const done = (count: number, last: (typeof steps)[number][1]) => async (gateway: Gateway, person: StaffPerson) => {
    const { refundNumber } = await refundAsked(gateway, gateway.zhou)
    const of = { params: { refundNumber } }
    const clerk = await staffAt(gateway, { roles: ['clerk'] })
    for (const [name, step] of steps.slice(0, count)) {
      await step(clerk, of)
      const sent = { trackingId: 7 as const, trackingNumber: 'SF1234567890123' }
      if (name === 'agree') await gateway.zhou.refund.track({ ...of, body: sent })
    }
    await last(person, of)
    return { record: `aftersales:${refundNumber}` }
  }
  const rows = steps.map(([name, step], place) => [`aftersales.${name}`, done(place, step)] as const)
  const refuse = done(1, (person, of) => person.aftersales.refuse({ ...of, body: { reason: 'evidence' } }))
  return Object.fromEntries([...rows, ['aftersales.refuse', refuse]])
}

/** What is done with a complaint: taken, asked about, answered; and the report of an adverse reaction that is handed in. */
function complaintWrites(): Record<string, Doing> {
  const words = { words: '请问是哪一天收到的？' }
  const filed = async (gateway: Gateway) => (await gateway.zhou.complaint.report({ body: { kind: 'quality', words: '外盒压坏了' } })).number
  const reported = async (gateway: Gateway) => {
    await gateway.zhou.agreement.agree({ body: { agreements: 'drugUserRule@2026-11-21' } })
    return (await gateway.zhou.complaint.reportAdverse({ body: adverseForm })).number
  }
  type Act = (person: StaffPerson, of: { params: { number: string } }) => Promise<unknown>
  const done = (make: typeof filed, act: Act) => async (gateway: Gateway, person: StaffPerson) => {
    const number = await make(gateway)
    await act(person, { params: { number } })
    return { record: `complaint:${number}` }
  }
  return {
    'complaint.take': done(filed, (person, of) => person.complaint.take(of)),
    'complaint.ask': done(filed, (person, of) => person.complaint.ask({ ...of, body: words })),
    'complaint.answer': done(filed, (person, of) => person.complaint.answer({ ...of, body: words })),
    'complaint.handIn': done(reported, (person, of) => person.complaint.handIn({ ...of, body: { number: 'BJ-2026-001' } })),
  }
}

/** A product edited ahead of time: kept as a draft, written anew, discarded. */
function revisionWrites(): Record<string, Doing> {
  const draft = async (gateway: Gateway, person: StaffPerson) => {
    const { productCode } = await packingOf(gateway, 'none')
    const { revisionId } = await written(person, productCode, { buyLimit: 9 }, { when: 'draft' })
    return { params: { revisionId }, record: `goods:${productCode}`, productCode }
  }
  const checked = async (gateway: Gateway, summary: string, act: (params: { revisionId: string }) => Promise<unknown>) => {
    const { productCode } = await packingOf(gateway, 'none')
    const { revisionId } = await written(await staffAt(gateway, { roles: ['operator'] }), productCode, { summary })
    await act({ revisionId })
    return { record: `goods:${productCode}` }
  }
  return {
    'revision.write': draft,
    'revision.rewrite': async (gateway, person) => {
      const { params, record, productCode } = await draft(gateway, await staffAt(gateway, { roles: ['operator'] }))
      const { version: seen } = await person.product.detail({ params: { productCode } })
      await person.revision.rewrite({ params, body: { edited: { buyLimit: 8 }, reason: '再改', when: 'draft', seen } })
      return { record }
    },
    'revision.approve': (gateway, person) => checked(gateway, '通过的用途', (params) => person.revision.approve({ params })),
    'revision.giveBack': (gateway, person) =>
      checked(gateway, '退回的用途', (params) => person.revision.giveBack({ params, body: { reason: '与说明书不一致' } })),
    'revision.discard': async (gateway, person) => {
      const { params, record } = await draft(gateway, await staffAt(gateway, { roles: ['operator'] }))
      await person.revision.discard({ params })
      return { record }
    },
  }
}

/** A questionnaire switched off, and published anew. */
function questionnaireWrites(): Record<string, Doing> {
  const params = { type: 'health' } as const
  const reason = '药师改了说法'
  const record = 'questionnaire:health'
  return {
    'questionnaire.turn': async (_gateway, person) => {
      await person.questionnaire.turn({ params, body: { isOn: false, reason } })
      return { record }
    },
    'questionnaire.publish': async (_gateway, person) => {
      const { content } = await person.questionnaire.one({ params })
      await person.questionnaire.publish({ params, body: { content: { ...content, title: '用药体验' }, reason } })
      return { record }
    },
  }
}

/** What is done with a review: shown, hidden, kept although it was reported, answered. */
function reviewWrites(): Record<string, Doing> {
  const written = async (gateway: Gateway) => {
    const { lineId } = await receivedLine(gateway, gateway.zhou)
    return (await gateway.zhou.review.write({ body: { lineId, stars: 4, words: '包装很好' } })).id
  }
  const set = (gateway: Gateway, id: string, state: object) => gateway.db.update(reviews).set(state).where(eq(reviews.id, id))
  type Act = (person: StaffPerson, of: { params: { id: string } }) => Promise<unknown>
  const done = (state: object, act: Act) => async (gateway: Gateway, person: StaffPerson) => {
    const id = await written(gateway)
    await set(gateway, id, state)
    await act(person, { params: { id } })
    return { record: `review:${id}` }
  }
  return {
    'review.publish': done({ state: 'hidden' }, (person, of) => person.review.publish(of)),
    'review.keep': done({ openReports: 1 }, (person, of) => person.review.keep(of)),
    'review.hide': done({ helpful: 0 }, (person, of) => person.review.hide({ ...of, body: { reason: 'unrelated' } })),
    'review.answer': done({ helpful: 0 }, (person, of) => person.review.answer({ ...of, body: { words: '谢谢您的评价' } })),
  }
}

/** A draw that is stopped, and a prize that is sent. */
function lotteryWrites(): Record<string, Doing> {
  return {
    'lottery.send': async (gateway, person) => {
      const drawId = await wonPrize(gateway, gateway.zhou)
      await person.lottery.send({ params: { drawId }, body: { carrier: 7, trackingNumber: 'SF1234567890123' } })
      return { record: `prize:${drawId}` }
    },
    'lottery.stop': async (_gateway, person) => {
      await person.lottery.stop({ params: { activityId: WELCOME }, body: { reason: '奖品发错了' } })
      return { record: `lottery:${WELCOME}` }
    },
  }
}

/** What an insurer refused to pay is claimed again. */
const insuranceWrites: Record<string, Doing> = {
  'insurance.claimAgain': async ({ db, zhou, clock }, person) => {
    const { benefitId } = await zhou.insurance.apply({ body: { planId: 'chronic', patientId: await familyOf(zhou) } })
    const [order] = await db.select().from(orders).limit(1)
    const { orderCode } = order!
    const at = { heldAt: clock.now(), takenAt: clock.now() }
    await db.insert(benefitUses).values({ orderCode, benefitId, cents: 5000, ...at, claimError: '缺购药凭证' })
    await person.insurance.claimAgain({ params: { orderCode } })
    return { record: `insuredUse:${orderCode}` }
  },
}

/** What is done with an invoice that the provider did not issue. */
function invoiceWrites(): Record<string, Doing> {
  type Act = (person: StaffPerson, of: { params: { id: string } }) => Promise<unknown>
  const done = (act: Act) => async (gateway: Gateway, person: StaffPerson) => {
    const { id } = await failedInvoice(gateway, gateway.zhou)
    await act(person, { params: { id } })
    return { record: `invoice:${id}` }
  }
  return {
    'invoice.retry': done((person, of) => person.invoice.retry(of)),
    'invoice.refuse': done((person, of) => person.invoice.refuse({ ...of, body: { reason: '税号与名称不一致' } })),
  }
}

/** An invitation of 周岚's that a rule stopped: given for, and refused. */
function invitationWrites(): Record<string, Doing> {
  type Act = (person: StaffPerson, of: { params: { invitationId: string } }) => Promise<unknown>
  const done = (friend: 'lin' | 'chen', act: Act) => async (gateway: Gateway, person: StaffPerson) => {
    const { orderCode } = await receivedLine(gateway, gateway.zhou)
    const invitationId = await reviewedInvitationAt(gateway, { from: gateway.zhou, friend: gateway[friend] }, { orderCode })
    await act(person, { params: { invitationId } })
    return { record: `invitation:${invitationId}` }
  }
  return {
    'invitation.approve': done('lin', (person, of) => person.invitation.approve({ ...of, body: {} })),
    'invitation.refuse': done('chen', (person, of) => person.invitation.refuse({ ...of, body: { reason: '和邀请人是同一台设备' } })),
  }
}

/** An assist that a rule stopped: given for, and refused. */
function assistWrites(): Record<string, Doing> {
  type Act = (person: StaffPerson, of: { params: { assistId: string } }) => Promise<unknown>
  // Of two people, for each begins one an activity.
  const done = (owner: 'lin' | 'chen', act: Act) => async (gateway: Gateway, person: StaffPerson) => {
    const assistId = await reviewedAssistAt(gateway, gateway[owner])
    await act(person, { params: { assistId } })
    return { record: `assist:${assistId}` }
  }
  return {
    'assist.approve': done('lin', (person, of) => person.assist.approve({ ...of, body: {} })),
    'assist.refuse': done('chen', (person, of) => person.assist.refuse({ ...of, body: { reason: '助力的账号都是新注册的' } })),
  }
}

/** 周岚's membership with nothing done to it. */
async function untouchedMembership(gateway: Gateway): Promise<string> {
  const { db, zhou } = gateway
  await db.delete(svipPauses)
  await db.update(svipCards).set({ frozenAt: null })
  const running = (await zhou.svip.orders()).orders.find(({ state }) => state === 'running')
  return running?.orderId ?? svipHeld(gateway, zhou)
}

/** A membership: each after what somebody else did before. */
function membershipWrites(): Record<string, Doing> {
  type Of = { params: { orderId: string }; body: { reason: string } }
  type Act = (person: StaffPerson, of: Of, gateway: Gateway) => Promise<unknown>
  const done = (act: Act, before?: Act) => async (gateway: Gateway, person: StaffPerson) => {
    const orderId = await untouchedMembership(gateway)
    const of = { params: { orderId }, body: { reason: '会员来电要求' } }
    await before?.(await staffAt(gateway, { roles: ['operator'] }), of, gateway)
    await act(person, of, gateway)
    return { record: `svip:${orderId}` }
  }
  const freeze: Act = (person, of) => person.membership.freeze(of)
  const announce: Act = (person, of) => person.membership.announcePause(of)
  const pause: Act = async (person, of, { db, clock }) => {
    await person.membership.announcePause(of)
    await db.update(svipPauses).set({ beginsAt: clock.now() })
  }
  /** The money of it, as it came to the bank. */
  const pay: Act = async (_person, { params: { orderId } }, { db }) => {
    const [paid] = await db.select().from(payments)
    const own = { payId: 'svip-audited', subjectKind: 'svip', subjectCode: orderId, amount: 16_800, refunded: 0, state: 'paid' as const }
    await db.insert(payments).values({ ...paid!, ...own })
  }
  return {
    'membership.freeze': done(freeze),
    'membership.thaw': done((person, of) => person.membership.thaw(of), freeze),
    'membership.announcePause': done(announce),
    'membership.takePauseBack': done((person, of) => person.membership.takePauseBack(of), announce),
    'membership.liftPause': done(
      (person, { params, body }) => person.membership.liftPause({ params, body: { ...body, wasWrong: false } }),
      pause,
    ),
    'membership.giveBack': done((person, { params, body }) => person.membership.giveBack({ params, body: { ...body, back: 16_800 } }), pay),
  }
}

const WORD = { word: '神奇小药', kind: 'cure' as const, uses: ['review' as const], except: [], tip: '' }

/** Every write of the counter, done once. A row of the contract that is missing here fails the first test. */
const WRITES: Record<string, Doing> = {
  'staff.logIn': async (gateway, person) => {
    await withPassword(gateway, person)
    const code = totpCode(person.totpSecret, gateway.clock.now())
    await counterClient(gateway.app).staff.logIn({ body: { loginName: person.loginName, password: PASSWORD, code } })
    return { record: `staff:${person.staffId}` }
  },
  'staff.logOut': async (_gateway, person) => {
    await person.staff.logOut()
    return { record: `staff:${person.staffId}` }
  },
  'staff.changePassword': async (gateway, person) => {
    await withPassword(gateway, person)
    await person.staff.changePassword({ body: { password: PASSWORD, newPassword: 'another long password' } })
    return { record: `staff:${person.staffId}` }
  },
  'staff.add': async (gateway, person) => {
    await person.staff.add({ body: { loginName: 'somebody-new', name: '何叙', roles: ['clerk'] } })
    const [made] = await gateway.db.select().from(staff).where(eq(staff.loginName, 'somebody-new'))
    return { record: `staff:${made?.staffId}` }
  },
  'staff.changeRoles': async (gateway, person) =>
    withOther(gateway, (params) => person.staff.changeRoles({ params, body: { roles: ['clerk'] } })),
  'staff.resetCredentials': async (gateway, person) => withOther(gateway, (params) => person.staff.resetCredentials({ params })),
  'staff.lock': async (gateway, person) => withOther(gateway, (params) => person.staff.lock({ params })),
  'staff.unlock': async (gateway, person) => withOther(gateway, (params) => person.staff.unlock({ params })),
  'staff.endSessions': async (gateway, person) => withOther(gateway, (params) => person.staff.endSessions({ params })),
  'staff.remove': async (gateway, person) => withOther(gateway, (params) => person.staff.remove({ params })),
  'callback.record': async (gateway, person) => {
    const { requestId } = await gateway.visitor.mall.requestCallback({ body: { phoneNum: '13911113333' } })
    await person.callback.record({ params: { requestId }, body: { outcome: 'talked' } })
    return { record: `callback:${requestId}` }
  },
  'compensation.give': async (gateway, person) => {
    const orderCode = (await gateway.zhou.order.list({ query: {} })).results[0]?.orderCode ?? ''
    await person.compensation.give({ body: { orderCode, gift: { kind: 'coins', coins: 5 }, reason: '漏发一盒，等补寄' } })
    return { record: `order:${orderCode}` }
  },
  'svip.take': async (gateway, person) => {
    if ((await gateway.zhou.svip.overview()).card === null) await svipHeld(gateway, gateway.zhou)
    const { code } = await gateway.zhou.svip.qrCode()
    await person.svip.take({ body: { code } })
    return { record: `svipCard:${code.slice(8, 12)}` }
  },
  ...refundWrites(),
  ...complaintWrites(),
  ...questionnaireWrites(),
  ...reviewWrites(),
  ...insuranceWrites,
  ...invoiceWrites(),
  ...invitationWrites(),
  ...assistWrites(),
  ...membershipWrites(),
  ...lotteryWrites(),
  'today.resend': async (gateway, person) => {
    const deliveryId = await givenUpMessage(gateway, gateway.zhou)
    await person.today.resend({ params: { deliveryId } })
    return { record: `message:${deliveryId}` }
  },
  'chat.take': async (gateway, person) => {
    const conversationId = await waitingChat(gateway)
    await person.chat.take({ params: { conversationId } })
    return { record: `chat:${conversationId}` }
  },
  'chat.send': async (gateway, person) => {
    const params = { conversationId: await takenChat(gateway, person) }
    await person.chat.send({ params, body: said('有货的。') })
    return { record: `chat:${params.conversationId}` }
  },
  'chat.transfer': async (gateway, person) => {
    const params = { conversationId: await takenChat(gateway, person) }
    await person.chat.transfer({ params, body: { desk: 'pharmacist', note: '问怎么吃' } })
    return { record: `chat:${params.conversationId}` }
  },
  'chat.end': async (gateway, person) => {
    const params = { conversationId: await takenChat(gateway, person) }
    await person.chat.end({ params })
    return { record: `chat:${params.conversationId}` }
  },
  'chat.answerLeft': async (gateway, person) => {
    const { id } = await gateway.zhou.chat.leave({ body: { website: 'mall', text: '请给我回电' } })
    await person.chat.answerLeft({ params: { id }, body: { text: '已回电' } })
    return { record: `leftMessage:${id}` }
  },
  'consultation.write': async (gateway, person) => {
    await withPassword(gateway, person)
    const { conversationId } = await waitingConsultation(gateway, gateway.zhou, person.staffId)
    const drugs = [{ productCode: VALSARTAN, quantity: 1 }]
    const body = { diagnosis: { name: '高血压', icdCode: null }, drugs, password: PASSWORD }
    await person.consultation.write({ params: { conversationId }, body })
    return { record: `consultation:${conversationId}` }
  },
  'consultation.finish': async (gateway, person) => {
    const [buyer] = await newBuyers(gateway, 1)
    const { conversationId } = await waitingConsultation(gateway, buyer!, person.staffId)
    await gateway.db.update(consultations).set({ state: 'talking' }).where(eq(consultations.conversationId, conversationId))
    await person.consultation.finish({ params: { conversationId }, body: { summary: '按原来的用法继续服用' } })
    return { record: `consultation:${conversationId}` }
  },
  'consultation.decline': async (gateway, person) => {
    const { conversationId } = await waitingConsultation(gateway, gateway.chen, person.staffId)
    await person.consultation.decline({ params: { conversationId }, body: { reason: 'visit' } })
    return { record: `consultation:${conversationId}` }
  },
  'consultation.duty': async (gateway, person) => {
    const { staffId } = person
    const profile = { title: '主治医师', department: '全科', registration: '110000000000001', intro: '', isOnDuty: false }
    await gateway.db.insert(doctors).values({ staffId, ...profile, changedAt: gateway.clock.now() })
    await person.consultation.duty({ body: { isOnDuty: true } })
    return { record: `doctor:${staffId}` }
  },
  'consultation.keepDoctor': async (_gateway, person) => {
    const { staffId } = person
    const body = { title: '主治医师', department: '全科', registration: '110000000000001' }
    await person.consultation.keepDoctor({ params: { staffId }, body })
    return { record: `doctor:${staffId}` }
  },
  'change.revert': async (gateway, person) => {
    await noteAt(gateway, 'audited', { words: '早', pages: 1 })
    const changeId = await changeNote(gateway, { staffId: person.staffId, id: 'audited', after: { words: '晚', pages: 1 } })
    await person.change.revert({ params: { changeId } })
    return { record: 'note:audited' }
  },
  'uncover.open': async (gateway, person) => {
    const recordId = await prescribe(gateway, gateway.chen.memberId)
    await person.uncover.open({ params: { kind: 'prescription', recordId }, body: { field: 'patientName', reason: 'patient' } })
    return { record: `prescription:${recordId}` }
  },
  'product.addPicture': async (gateway, person) => {
    const { productCode } = await packingOf(gateway, 'none')
    const photo = await sharp({ create: { width: 500, height: 500, channels: 3, background: '#a37' } })
      .png()
      .toBuffer()
    await person.product.addPicture({ params: { productCode }, body: { file: photo.toString('base64') } })
    return { record: `goods:${productCode}` }
  },
  'product.editStock': async (gateway, person) => {
    const { skuCode } = await packingOf(gateway, 'none')
    await changedWith(gateway, person, skuCode, { stock: 31 })
    return { record: `stock:${skuCode}` }
  },
  ...revisionWrites(),
  'queue.take': async (gateway, person) => {
    const recordId = await prescribe(gateway, gateway.chen.memberId, { status: 'pending' })
    await person.queue.take({ params: { queue: 'prescriptions', recordId } })
    return { record: `prescription:${recordId}` }
  },
  'queue.giveBack': async (_gateway, person) => {
    await person.queue.giveBack({ params: { queue: 'prescriptions', recordId: 'given-back' } })
    return { record: 'prescription:given-back' }
  },
  'order.approve': async (gateway, person) => {
    const orderCode = await orderToCheck(gateway)
    await person.order.approve({ params: { orderCode } })
    return { record: `order:${orderCode}` }
  },
  'order.refuse': async (gateway, person) => {
    const orderCode = await orderToCheck(gateway)
    await person.order.refuse({ params: { orderCode }, body: { reason: 'quality' } })
    return { record: `order:${orderCode}` }
  },
  'pay.closeRefund': async (gateway, person) => {
    const refundNumber = await failedRefund(gateway)
    await person.pay.closeRefund({ params: { refundNumber }, body: { way: 'platform', note: '流水号 1' } })
    return { record: `refund:${refundNumber}` }
  },
  'prescription.approve': async (gateway, person) => {
    await withPassword(gateway, person)
    const prescriptionId = await prescribe(gateway, gateway.chen.memberId, { status: 'pending' })
    await person.prescription.approve({ params: { prescriptionId }, body: { password: PASSWORD } })
    return { record: `prescription:${prescriptionId}` }
  },
  'prescription.ask': async (gateway, person) => {
    const prescriptionId = await prescribe(gateway, gateway.chen.memberId, { status: 'pending' })
    await person.prescription.ask({ params: { prescriptionId }, body: { text: '现在还在吃哪些药？' } })
    return { record: `prescription:${prescriptionId}` }
  },
  'prescription.refuse': async (gateway, person) => {
    const prescriptionId = await prescribe(gateway, gateway.chen.memberId, { status: 'pending' })
    await person.prescription.refuse({ params: { prescriptionId }, body: { reason: 'dosage' } })
    return { record: `prescription:${prescriptionId}` }
  },
  'recheck.ask': async (gateway, person) => {
    const prescriptionId = await prescribe(gateway, gateway.chen.memberId)
    await person.recheck.ask({ params: { prescriptionId }, body: { reason: '剂量看错了' } })
    return { record: `prescription:${prescriptionId}` }
  },
  'recheck.close': async (gateway, person) => {
    const prescriptionId = await prescribe(gateway, gateway.chen.memberId)
    const params = { prescriptionId }
    await (await staffAt(gateway, { roles: ['pharmacist'] })).recheck.ask({ params, body: { reason: '剂量看错了' } })
    await person.recheck.close({ params, body: { outcome: 'stands', note: '剂量没有错' } })
    return { record: `prescription:${prescriptionId}` }
  },
  'productSheet.preview': async (_gateway, person) => {
    await person.productSheet.preview({ body: { file: sheetOf('nobody-1,9') } })
    return { record: 'productSheet:preview' }
  },
  'productSheet.apply': async (gateway, person) => {
    const { skuCode, stock } = await packingOf(gateway, 'none', 1)
    const file = sheetOf(`${skuCode},${stock + 1}`)
    // Looked at by somebody else: this person's log has one line.
    const { version } = await (await staffAt(gateway, { roles: ['operator'] })).productSheet.preview({ body: { file } })
    await person.productSheet.apply({ body: { file, reason: '测试导入' } }, { version })
    const [change] = (await person.change.list({ query: { subject: 'productSheet' } })).results
    return { record: `productSheet:${change?.subjectId}` }
  },
  'document.publish': async (_gateway, person) => {
    const body = { version: '2027-01-01', changes: '改正错字。', material: false, text: '## 要点\n第一段。\n' }
    await person.document.publish({ params: { name: 'clause' }, body })
    return { record: 'document:clause' }
  },
  'setting.reset': async (_gateway, person) => {
    await person.setting.reset({ params: { key: 'onlineTime' } })
    return { record: 'setting:onlineTime' }
  },
  'coupon.editLeft': async (_gateway, person) => {
    const params = { couponType: 'shop99' }
    const { remaining: seen } = await person.coupon.one({ params })
    await person.coupon.editLeft({ params, body: { seen, remaining: seen + 1, reason: '加发一张' } })
    return { record: 'couponCount:shop99' }
  },
  'sensitiveWord.add': async (_gateway, person) => {
    const { wordId } = await person.sensitiveWord.add({ body: { edited: WORD, reason: '有人这样写' } })
    return { record: `sensitiveWord:${wordId}` }
  },
  'sensitiveWord.edit': async (_gateway, person) => {
    const { wordId } = (await person.sensitiveWord.list({ query: { words: '根治' } })).results[0]!
    await person.sensitiveWord.edit({ params: { wordId }, body: { edited: { ...WORD, word: '神奇大药' }, reason: '换个写法' } })
    return { record: `sensitiveWord:${wordId}` }
  },
  'sensitiveWord.switch': async (_gateway, person) => {
    const { wordId } = (await person.sensitiveWord.list({ query: { words: '药到病除' } })).results[0]!
    await person.sensitiveWord.switch({ params: { wordId }, body: { isActive: false, reason: '误伤' } })
    return { record: `sensitiveWord:${wordId}` }
  },
  'preview.create': async (_gateway, person) => {
    const edited = [{ searchWord: '口罩', note: null }]
    await person.preview.create({ body: { subject: 'setting', subjectId: 'hotWords', edited } })
    return { record: 'setting:hotWords' }
  },
  'need.score': async (_gateway, person) => {
    await person.need.score({ body: { name: '发热', edited: {} } })
    return { record: 'needScore:发热' }
  },
  'sampleCart.reckon': async (_gateway, person) => {
    await person.sampleCart.reckon({ body: { subject: 'promotion', subjectId: 'full69', edited: {} } })
    return { record: 'sampleCart:full69' }
  },
}

const writes = Object.entries<WorkGroup>(workContract).flatMap(([group, calls]) =>
  Object.entries(calls).flatMap(([call, endpoint]) => (endpoint.method === 'GET' ? [] : [[`${group}.${call}`, endpoint] as const])),
)

let gateway: Gateway
beforeAll(async () => {
  gateway = await gatewayAt()
})

it('is tried with every write of the contract', () => {
  expect(Object.keys(WRITES).sort()).toEqual(writes.map(([name]) => name).sort())
})

it.each(writes)('has one line of %s: who, what, which record, when and from where', async (name: string, endpoint: WorkEndpoint) => {
  const person = await staffAt(gateway, { roles: ROLES, name: '梁景和' })
  const { record } = (await WRITES[name]?.(gateway, person)) ?? { record: '' }
  const lines = await gateway.db.select().from(auditLog).where(eq(auditLog.staffId, person.staffId))
  expect(lines.map(({ auditId: _id, changes: _changes, roles: _roles, device: _device, requestId: _requestId, ...line }) => line)).toEqual([
    {
      at: gateway.clock.now(),
      staffId: person.staffId,
      staffName: '梁景和',
      line: endpoint.line,
      title: endpoint.title,
      record,
      outcome: 'done',
      address: '127.0.0.1',
    },
  ])
})

it('says in which roles, from which browser and by which request', async () => {
  const person = await staffAt(gateway, { roles: ['clerk', 'operator'] })
  const headers = { 'User-Agent': `Counter/1 ${'x'.repeat(300)}`, 'X-Request-Id': 'a1b2c3d4e5f60718293a4b5c6d7e8f90' }
  await askCounter(gateway.app, workContract.staff.logOut, {}, { token: person.token, headers })
  const [line] = await gateway.db.select().from(auditLog).where(eq(auditLog.staffId, person.staffId))
  expect(line).toMatchObject({ roles: 'clerk operator', device: headers['User-Agent'].slice(0, 200), requestId: headers['X-Request-Id'] })
})

it('has one line of a case that a page reads again and again: who opened it, until they may have left the desk', async () => {
  const own = await gatewayAt()
  const pharmacist = await staffAt(own, { roles: ['pharmacist'] })
  const [prescriptionId, orderCode] = [await prescribe(own, own.chen.memberId), await orderToCheck(own)]
  const open = async () => {
    await pharmacist.prescription.detail({ params: { prescriptionId } })
    await pharmacist.order.detail({ params: { orderCode } })
  }
  const lines = async () =>
    (await own.db.select().from(auditLog).where(eq(auditLog.staffId, pharmacist.staffId))).map(({ title, record }) => [title, record])
  const both = [
    ['打开处方', `prescription:${prescriptionId}`],
    ['打开订单', `order:${orderCode}`],
  ]
  for (let minute = 0; minute < IDLE_MINUTES; minute += 1) {
    await open()
    own.clock.advance(MINUTE_SECONDS)
  }
  expect((await lines()).sort()).toEqual(both.sort())
  await expect(pharmacist.prescription.detail({ params: { prescriptionId: 'of-nobody' } })).rejects.toMatchObject({ status: 404 })
  await open()
  expect((await lines()).sort()).toEqual([...both, ...both].sort())
})

it('has a line of a read that hands out a list, and of one that a role does not allow', async () => {
  const operator = await staffAt(gateway, { roles: ['operator'] })
  await operator.productSheet.export({ query: {} })
  const clerk = await staffAt(gateway, { roles: ['clerk'] })
  await expect(clerk.productSheet.export({ query: {} })).rejects.toMatchObject({
    ...{ status: 403, code: 'WRONG_ROLE', details: { whom: expect.arrayContaining(['沈知夏']) as string[] } },
  })
  const lineOf = async ({ staffId }: StaffPerson) =>
    (await gateway.db.select().from(auditLog).where(eq(auditLog.staffId, staffId))).map(({ title, record, outcome }) => [
      title,
      record,
      outcome,
    ])
  expect([await lineOf(operator), await lineOf(clerk)]).toEqual([
    [['导出价格库存表', 'productSheet:export', 'done']],
    [['导出价格库存表', '', 'WRONG_ROLE']],
  ])
})

it.each(['audit_log', 'audit_chain'])('%s can neither be changed, deleted nor emptied', async (table) => {
  const refused = (statement: string) =>
    expect(gateway.db.execute(sql.raw(statement))).rejects.toMatchObject({ cause: { message: 'audit_log is append-only' } })
  await refused(`update ${table} set audit_id = 'another'`)
  await refused(`delete from ${table}`)
  await refused(`truncate ${table} cascade`)
})

it('is read by operators alone, by page, order and what is looked for', async () => {
  const operator = await staffAt(gateway, { roles: ['operator'], name: '程路_100%' })
  await operator.staff.logOut({}, { key: 'log-out-once' })
  const again = await staffAt(gateway, { roles: ['operator'] })
  const { results, hits } = await again.audit.list({ query: { who: '_100%', outcome: 'done', order: 'oldest', size: 1 } })
  expect([hits, results.map(({ title, staffName }) => [title, staffName])]).toEqual([1, [['退出', '程路_100%']]])
})
