import { createHash, randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { agreeingTo } from '../support/agreements'
import { Refused, type Client, type Sent } from '../support/gatewayClient'
import { AGREEMENTS, codeFor, ownCode, ownProof, sealed } from '../support/gatewayLogin'
import { prescribe, VALSARTAN } from '../support/prescribe'
import { openSession } from '../../gateway/kernel/session'
import { prescriptions, rateCounts, rateWindows, smsCodes } from '../../gateway/tables'
import type { Report } from './attack'
import type { Somebody } from './belongings'
import { freshToken, harmOf, type Answer, type World } from './world'

type Attempt = () => Promise<Answer>
/** What happens first, and what is done then. `refused`: no answer but a refusal will do; otherwise nothing of the victim may be in it. */
type Case = readonly [name: string, wanted: 'refused' | 'harmless', prepare: (world: World) => Promise<Attempt> | Attempt]

/** A call of a client as an answer, whatever became of it. */
const answerTo = (call: Promise<unknown>): Promise<Answer> =>
  call.then(
    (answer) => ({ status: 200, text: JSON.stringify(answer) }),
    (error: unknown) => {
      if (!(error instanceof Refused)) throw error
      return { status: error.status, text: JSON.stringify([error.code, error.message, error.details]) }
    },
  )

/** The attacker, logged in anew. */
const attackerIn = async (world: World): Promise<Somebody> => {
  const token = await freshToken(world)
  const { memberId, device } = world.attacker
  return { ...world.shop.client({ token, device }), token, memberId, device }
}
/** The attacker calls something. */
const calls =
  (work: (attacker: Somebody, world: World) => Promise<unknown>): Case[2] =>
  async (world) => {
    const attacker = await attackerIn(world)
    return () => answerTo(work(attacker, world))
  }

const asked = async ({ shop }: World, path: string, init: RequestInit = {}): Promise<Answer> => {
  const reply = await shop.app.request(path, init, { address: '10.8.0.1' })
  return { status: reply.status, text: await reply.text() }
}
/** Somebody asks for an address as it is. */
const asks =
  (addressOf: (world: World) => string, init?: (world: World) => RequestInit): Case[2] =>
  (world) =>
  () =>
    asked(world, addressOf(world), init?.(world))

/** A second login of the victim, which may end. */
async function victimAgain({ shop, victim }: World): Promise<Somebody> {
  const device = `another-device-of-${victim.memberId}`
  const { token } = await openSession(shop.db, { memberId: victim.memberId, deviceId: device, channel: 'h5', now: shop.clock.now() })
  return { ...shop.client({ token, device }), token, memberId: victim.memberId, device }
}
/** Lets another text message go to the victim's phone: how often that may be is not what this is about. */
async function letText({ shop }: World) {
  shop.clock.advance(61)
  for (const counted of [rateWindows, rateCounts, smsCodes]) await shop.db.delete(counted)
}
const victimsProof = async (world: World, purpose: Parameters<typeof ownProof>[2]) => {
  await letText(world)
  return ownProof(world.shop, world.victim, purpose)
}
const bearer = (token: string): RequestInit => ({ headers: { Authorization: `Bearer ${token}` } })
const json = (body: object, token?: string): RequestInit => ({
  method: 'POST',
  headers: { 'Content-Type': 'application/json', ...(token && { Authorization: `Bearer ${token}` }) },
  body: JSON.stringify(body),
})
const sha256 = (text: string) => createHash('sha256').update(text).digest('hex')
const password = (client: Client) => sealed(client, 'Attacker2026secret')

const ORDERS: Case[] = [
  ['reads their order', 'refused', calls((me, { theirs }) => me.order.detail({ params: { orderCode: theirs.orderCode } }))],
  [
    'cancels their order',
    'refused',
    calls((me, { theirs }) => me.order.cancel({ params: { orderCode: theirs.orderCode }, body: { reason: '不想买了' } })),
  ],
  [
    'cancels their paid order',
    'refused',
    calls((me, { theirs }) => me.order.cancel({ params: { orderCode: theirs.paidOrderCode }, body: { reason: '不想买了' } })),
  ],
  [
    'receives their parcel',
    'refused',
    calls((me, { theirs }) => me.order.receive({ params: { orderCode: theirs.shippedOrderCode ?? '' } })),
  ],
  [
    'hides their orders',
    'refused',
    calls(async (me, { theirs }) => {
      for (const orderCode of theirs.orderCodes) await me.order.hide({ params: { orderCode } })
    }),
  ],
  ['buys their order again', 'refused', calls((me, { theirs }) => me.order.buyAgain({ params: { orderCode: theirs.paidOrderCode } }))],
  [
    'follows their parcel',
    'refused',
    calls((me, { theirs }) => me.order.logistic({ params: { orderCode: theirs.shippedOrderCode ?? '' } })),
  ],
  [
    'orders to their address',
    'refused',
    calls((me, { own, theirs }) => me.order.submit({ body: { ...own.submission, addressId: theirs.addressId } })),
  ],
  [
    'orders with their coupon',
    'refused',
    calls((me, { own, theirs }) => me.order.submit({ body: { ...own.submission, couponId: theirs.couponId } })),
  ],
  [
    'orders what they settled',
    'refused',
    calls((me, { own, theirs }) => me.order.submit({ body: { ...own.submission, settleId: theirs.settleId } })),
  ],
  ['reads their settlement', 'refused', calls((me, { theirs }) => me.settlement.detail({ params: { settleId: theirs.settleId } }))],
  ['gives up their settlement', 'refused', calls((me, { theirs }) => me.settlement.giveUp({ params: { settleId: theirs.settleId } }))],
  [
    'settles to their address',
    'harmless',
    calls((me, { own, theirs }) => me.settlement.detail({ params: { settleId: own.settleId }, query: { addressId: theirs.addressId } })),
  ],
  [
    'settles with their coupon',
    'refused',
    calls((me, { own, theirs }) => me.settlement.detail({ params: { settleId: own.settleId }, query: { couponId: theirs.couponId } })),
  ],
  [
    'looks up the products of their coupon',
    'refused',
    calls((me, { theirs }) => me.search.couponActivityUuid({ query: { couponId: theirs.couponId } })),
  ],
  [
    'settles a drug that their prescription covers',
    'refused',
    calls(async (me, { own }) => {
      // What one's own covers is no attack.
      await me.prescription.hide({ body: { prescriptionId: own.handedInId } })
      const { packings } = await me.product.detail({ params: { code: VALSARTAN } })
      return me.settlement.purchase({ body: { skus: [{ skuCode: packings[0]!.skuCode, quantity: 1 }] } })
    }),
  ],
  [
    'sends their submission again with their key',
    'refused',
    async (world) => {
      const key = randomUUID()
      const { settleId } = await world.victim.settlement.purchase({ body: { skus: [{ skuCode: world.theirs.skuCode, quantity: 1 }] } })
      const { payable } = await world.victim.settlement.detail({ params: { settleId }, query: { couponId: 'none' } })
      const body = { ...world.theirs.submission, settleId, couponId: null, expectedTotal: payable }
      await world.victim.order.submit({ body }, { key })
      const me = await attackerIn(world)
      return () => answerTo(me.order.submit({ body }, { key }))
    },
  ],
]

const PAYMENTS: Case[] = [
  ['pays their bill', 'refused', calls((me, { theirs }) => me.pay.start({ body: { ordersCode: theirs.orderCode, methodId: 'bank' } }))],
  [
    'asks for their bill as a relative',
    'refused',
    calls((me, { theirs }) => me.pay.start({ body: { ordersCode: theirs.orderCode, methodId: 'family' } })),
  ],
  ['reads what they have to pay', 'refused', calls((me, { theirs }) => me.pay.methods({ query: { ordersCode: theirs.orderCode } }))],
  ['reads whether they paid', 'refused', calls((me, { theirs }) => me.pay.state({ query: { ordersCode: theirs.paidOrderCode } }))],
  ['opens their bill by its number instead of its token', 'refused', asks(({ theirs }) => `/bank/pay/${theirs.payId}`)],
  [
    'tells the shop in the bank’s name that they paid',
    'refused',
    asks(
      () => '/notify/pay',
      ({ theirs }) => json({ noticeId: 'forged', payId: theirs.payId, amount: 1, state: 'paid', at: '2026-11-21T02:00:00Z' }),
    ),
  ],
  [
    'names two orders, their own and the victim’s',
    'harmless',
    async (world) => {
      const token = await freshToken(world)
      return () => asked(world, `/api/pay/state?ordersCode=${world.own.orderCode}&ordersCode=${world.theirs.orderCode}`, bearer(token))
    },
  ],
  [
    'wants messages about their order',
    'refused',
    calls((me, { theirs }) => me.wechat.accept({ body: { ordersCode: theirs.orderCode, scenes: ['paid'], wechatCode: 'a-code' } })),
  ],
]

const ADDRESSES_AND_CARTS: Case[] = [
  ['reads their address', 'refused', calls((me, { theirs }) => me.address.one({ params: { id: theirs.addressId } }))],
  [
    'changes their address',
    'refused',
    calls(async (me, { own, theirs }) => {
      const { id: _id, consigneePhone: _phone, ...address } = await me.address.one({ params: { id: own.addressId } })
      return me.address.change({ params: { id: theirs.addressId }, body: address })
    }),
  ],
  ['makes their address a default', 'refused', calls((me, { theirs }) => me.address.makeDefault({ params: { id: theirs.addressId } }))],
  ['removes their address', 'refused', calls((me, { theirs }) => me.address.remove({ params: { id: theirs.addressId } }))],
  [
    'reads their address by a detour',
    'refused',
    async (world) => {
      const token = await freshToken(world)
      return () => asked(world, `/api/addresses/x%2f..%2f${world.theirs.addressId}`, bearer(token))
    },
  ],
  [
    'changes a line of their cart',
    'refused',
    calls((me, { theirs }) => me.cart.change({ params: { lineId: theirs.lineId }, body: { quantity: 9 } })),
  ],
  [
    'leaves out a line of their cart',
    'harmless',
    calls((me, { theirs }) => me.cart.select({ body: { lineIds: [theirs.lineId], selected: false } })),
  ],
  ['takes a line out of their cart', 'harmless', calls((me, { theirs }) => me.cart.remove({ query: { items: theirs.lineId } }))],
  [
    'reads their cart as a visitor on their device',
    'harmless',
    ({ shop, victim }) =>
      () =>
        answerTo(shop.client({ device: victim.device }).cart.products()),
  ],
  [
    'empties their cart as a visitor on their device',
    'harmless',
    ({ shop, victim, theirs }) =>
      () =>
        answerTo(shop.client({ device: victim.device }).cart.remove({ query: { items: theirs.lineId } })),
  ],
  [
    'names a device like the owner of their cart',
    'harmless',
    ({ shop, theirs }) =>
      () =>
        answerTo(shop.client({ device: `member-${theirs.memberId}-000000` }).cart.products()),
  ],
  [
    'asks for a call back with their key as a visitor on their device',
    'harmless',
    async ({ shop, victim, theirs }) => {
      const [key, body] = [randomUUID(), { phoneNum: '13912345678' }]
      await victim.mall.requestCallback({ body }, { key })
      return () => answerTo(shop.client({ device: theirs.memberId }).mall.requestCallback({ body }, { key }))
    },
  ],
]

const HEALTH: Case[] = [
  ['reads their patient', 'refused', calls((me, { theirs }) => me.patient.one({ params: { id: theirs.patientId } }))],
  ['uncovers the numbers of their patient', 'refused', calls((me, { theirs }) => me.patient.numbers({ params: { id: theirs.patientId } }))],
  [
    'changes their patient',
    'refused',
    calls((me, { theirs }) => me.patient.change({ params: { id: theirs.patientId }, body: { name: '别人', isDefault: true } })),
  ],
  ['makes their patient a default', 'refused', calls((me, { theirs }) => me.patient.makeDefault({ params: { id: theirs.patientId } }))],
  ['deletes their patient', 'refused', calls((me, { theirs }) => me.patient.remove({ params: { id: theirs.patientId } }))],
  ['reads what they typed of a patient', 'harmless', calls((me, { theirs }) => me.patient.draft({ params: { form: theirs.patientId } }))],
  [
    'types into their form of a patient',
    'refused',
    calls((me, { theirs }) => me.patient.keepDraft({ params: { form: theirs.patientId }, body: { name: '别人' } })),
  ],
  [
    'throws away what they typed of a patient',
    'harmless',
    calls((me, { theirs }) => me.patient.dropDraft({ params: { form: theirs.patientId } })),
  ],
  [
    'reads their patient with a session that ended',
    'refused',
    async (world) => {
      const again = await victimAgain(world)
      await again.account.logout()
      return () => answerTo(again.patient.one({ params: { id: world.theirs.patientId } }))
    },
  ],
  [
    'reads their patient as a visitor',
    'refused',
    ({ shop, theirs }) =>
      () =>
        answerTo(shop.visitor.patient.one({ params: { id: theirs.patientId } })),
  ],
  ['reads a leaflet that their prescription opens', 'refused', calls((me) => me.product.info({ params: { code: VALSARTAN } }))],
  [
    'swaps their own login into the address of an opened picture',
    'refused',
    async (world) => {
      const { productImageUrl } = await world.victim.product.merged({ params: { code: VALSARTAN } })
      const { results } = await world.attacker.account.devices()
      const swapped = productImageUrl.replace(/~[\w-]+~/, `~${results[0]!.sessionId}~`)
      return () => asked(world, `${swapped}-400.webp`)
    },
  ],
  [
    'asks with the address of an opened picture for another product',
    'refused',
    async (world) => {
      const { productImageUrl } = await world.victim.product.merged({ params: { code: VALSARTAN } })
      return () => asked(world, `${productImageUrl.replace(VALSARTAN, '100012')}-400.webp`)
    },
  ],
  [
    'asks for an opened picture later than its address says',
    'refused',
    async (world) => {
      const { productImageUrl } = await world.victim.product.merged({ params: { code: VALSARTAN } })
      const later = productImageUrl.replace(/-[0-9a-z]+~/, '-zzzzzzz~')
      return () => asked(world, `${later}-400.webp`)
    },
  ],
  [
    'asks for a picture that was opened for a login that ended',
    'refused',
    async (world) => {
      const again = await victimAgain(world)
      const { productImageUrl } = await again.product.merged({ params: { code: VALSARTAN } })
      await again.account.logout()
      return () => asked(world, `${productImageUrl}-400.webp`)
    },
  ],
  [
    'reads a leaflet by an own prescription that was refused',
    'refused',
    async (world) => {
      await prescribe(world.shop, world.attacker.memberId, { status: 'rejected' }, '100031')
      const me = await attackerIn(world)
      return () => answerTo(me.product.info({ params: { code: '100031' } }))
    },
  ],
  [
    'reads a leaflet by an own prescription that was used',
    'refused',
    async (world) => {
      const prescriptionId = await prescribe(world.shop, world.attacker.memberId, {}, '100032')
      await world.shop.db
        .update(prescriptions)
        .set({ usedByOrder: world.own.orderCode })
        .where(eq(prescriptions.prescriptionId, prescriptionId))
      const me = await attackerIn(world)
      return () => answerTo(me.product.info({ params: { code: '100032' } }))
    },
  ],
]

const SESSIONS: Case[] = [
  ['ends their session', 'refused', calls((me, { theirs }) => me.account.endSession({ params: { sessionId: theirs.sessionId } }))],
  [
    'calls with the id of their session as a token',
    'refused',
    asks(
      () => '/api/personal/info',
      ({ theirs }) => bearer(theirs.sessionId),
    ),
  ],
  [
    'calls with the hash of their token',
    'refused',
    asks(
      () => '/api/personal/info',
      ({ victim }) => bearer(sha256(victim.token)),
    ),
  ],
  ['calls with their token in the address alone', 'refused', asks(({ victim }) => `/api/personal/info?token=${victim.token}`)],
  [
    'calls as somebody named in a header',
    'refused',
    asks(
      () => '/api/personal/info',
      ({ theirs }) => ({ headers: { 'X-Member-Id': theirs.memberId, 'X-User-Id': theirs.memberId } }),
    ),
  ],
  [
    'calls with the token of a session that ended',
    'refused',
    async (world) => {
      const { token, account } = await victimAgain(world)
      await account.logout()
      return () => asked(world, '/api/personal/info', bearer(token))
    },
  ],
  [
    'exchanges the token of a session that ended',
    'refused',
    async (world) => {
      const { token, account } = await victimAgain(world)
      await account.logout()
      return () => answerTo(world.shop.visitor.account.exchange({ body: { token } }))
    },
  ],
  [
    'exchanges a hand-over code of a session that ended',
    'refused',
    async (world) => {
      const again = await victimAgain(world)
      const { code } = await again.account.issueLoginCode({ body: {} })
      await again.account.logout()
      return () => answerTo(world.shop.visitor.account.exchange({ body: { token: code } }))
    },
  ],
  [
    'exchanges a hand-over code a second time',
    'refused',
    async (world) => {
      const { code } = await world.victim.account.issueLoginCode({ body: {} })
      await world.shop.visitor.account.exchange({ body: { token: code } })
      return () => answerTo(world.shop.visitor.account.exchange({ body: { token: code } }))
    },
  ],
  [
    'exchanges a hand-over code that another page asked for',
    'refused',
    async (world) => {
      const { code } = await world.victim.account.issueLoginCode({ body: { entry: 'a'.repeat(32) } })
      return () => answerTo(world.shop.visitor.account.exchange({ body: { token: code, entry: 'b'.repeat(32) } }))
    },
  ],
  [
    'exchanges a hand-over code without the page’s own entry',
    'refused',
    async (world) => {
      const { code } = await world.victim.account.issueLoginCode({ body: { entry: 'a'.repeat(32) } })
      return () => answerTo(world.shop.visitor.account.exchange({ body: { token: code } }))
    },
  ],
  [
    'calls with a hand-over code as a token',
    'refused',
    async (world) => {
      const { code } = await world.victim.account.issueLoginCode({ body: {} })
      return () => asked(world, '/api/personal/info', bearer(code))
    },
  ],
  [
    'turns notifications off on their device',
    'harmless',
    async (world) => {
      const token = await freshToken(world)
      return () => answerTo(world.shop.client({ token, device: world.victim.device }).push.unregister())
    },
  ],
]

const PROOFS: Case[] = [
  [
    'sets their password with their proof',
    'refused',
    async (world) => {
      const proof = await victimsProof(world, 'password')
      const me = await attackerIn(world)
      return async () => answerTo(me.account.setPassword({ body: { proof, ...(await password(me)) } }))
    },
  ],
  [
    'resets a password with a proof for setting one',
    'refused',
    async (world) => {
      const proof = await victimsProof(world, 'password')
      const { visitor } = world.shop
      return async () => answerTo(visitor.account.resetPassword({ body: { proof, ...(await password(visitor)) } }))
    },
  ],
  [
    'asks for a copy of data with their proof',
    'refused',
    async (world) => {
      const proof = await victimsProof(world, 'download')
      const me = await attackerIn(world)
      return () => answerTo(me.dataCopy.ask({ body: { proof } }))
    },
  ],
  [
    'closes an account with their proof',
    'refused',
    async (world) => {
      const proof = await victimsProof(world, 'deregister')
      const me = await attackerIn(world)
      return () => answerTo(me.deregister.apply({ body: { proof, agreements: agreeingTo('delClause') } }))
    },
  ],
  [
    'redeems the code to their own phone',
    'refused',
    async (world) => {
      await letText(world)
      const smsCode = await ownCode(world.shop, world.victim, 'password')
      const me = await attackerIn(world)
      return () => answerTo(me.account.validateOwn({ body: { smsCode, purpose: 'password' } }))
    },
  ],
  [
    'logs in with their code on another device',
    'refused',
    async (world) => {
      await letText(world)
      const smsCode = await codeFor(world.shop, world.theirs.phone, world.shop.client({ device: world.victim.device }))
      const sent: Sent = { device: 'device-of-an-attacker', address: '10.8.0.2' }
      return () =>
        answerTo(world.shop.client(sent).account.smsLogin({ body: { phoneNum: world.theirs.phone, smsCode, agreements: AGREEMENTS } }))
    },
  ],
]

const PRIVACY: Case[] = [
  [
    'asks for a link to their data',
    'refused',
    calls((me, { theirs }) => me.dataCopy.link({ params: { copyId: theirs.copyId }, body: { format: 'json' } })),
  ],
  ['fetches their data by the copy’s id', 'refused', asks(({ theirs }) => `/api/privacy/files/${theirs.copyId}`)],
  [
    'fetches their data by a link of a session that ended',
    'refused',
    async (world) => {
      const again = await victimAgain(world)
      const { path } = await again.dataCopy.link({ params: { copyId: world.theirs.copyId }, body: { format: 'html' } })
      await again.account.logout()
      return () => asked(world, path)
    },
  ],
  [
    'fetches their data by a link that was used',
    'refused',
    async (world) => {
      const { path } = await world.victim.dataCopy.link({ params: { copyId: world.theirs.copyId }, body: { format: 'json' } })
      await asked(world, path)
      return () => asked(world, path)
    },
  ],
  ['takes back what they allowed a partner', 'harmless', calls((me) => me.partner.revoke({ params: { partner: 'anxin' } }))],
  [
    'reads their profile by the name a partner knows them by',
    'refused',
    ({ shop, theirs }) =>
      () =>
        answerTo(shop.visitor.partner.profile({ body: { accessToken: theirs.openId } })),
  ],
  [
    'turns the name a partner knows them by into a token',
    'refused',
    ({ shop, theirs }) =>
      () =>
        answerTo(shop.visitor.partner.token({ body: { partner: 'anxin', secret: 'guessed', code: theirs.openId } })),
  ],
  [
    'withdraws a consent and names them',
    'harmless',
    async (world) => {
      const token = await freshToken(world)
      return () =>
        asked(world, `/api/agreements/basePersonalRule?memberId=${world.theirs.memberId}`, { ...bearer(token), method: 'DELETE' })
    },
  ],
  [
    'reads a record of closing by a guessed number',
    'refused',
    ({ shop }) =>
      () =>
        answerTo(shop.visitor.deregister.record({ body: { recordToken: 'ZX20261121000000000001' } })),
  ],
]

const CASES: readonly Case[] = [...ORDERS, ...PAYMENTS, ...ADDRESSES_AND_CARTS, ...HEALTH, ...SESSIONS, ...PROOFS, ...PRIVACY]

/** What came of one case; a case that cannot even be prepared counts as found, for it proves nothing. */
async function outcomeOf(world: World, [name, wanted, prepare]: Case): Promise<string | undefined> {
  try {
    const attempt = await prepare(world)
    let answer: Answer | undefined
    const harm = await harmOf(world, { name, attempt: async () => (answer = await attempt()) })
    const isAnswered = wanted === 'refused' && (answer?.status ?? 0) < 400
    return harm ?? (isAnswered ? `${name}: was not refused: ${answer?.text.slice(0, 200)}` : undefined)
  } catch (fault) {
    return `${name}: ${fault instanceof Error ? fault.message : String(fault)}`
  }
}

/** What a person would try, case by case. */
export async function handMadeAttacks(world: World): Promise<Report> {
  const found: string[] = []
  for (const one of CASES) {
    const outcome = await outcomeOf(world, one)
    if (outcome !== undefined) found.push(outcome)
  }
  return { kind: 'members, by hand', tried: CASES.length, found }
}
