import { eq } from 'drizzle-orm'
import { DAY, DAY_SECONDS, HOUR, MINUTE_SECONDS } from '../../../src/lib/duration'
import { staffAt, type StaffPerson } from '../../../tests/support/counter'
import { listening } from '../../../tests/support/heardLog'
import { newBuyers, shopAt, type Buyer, type Shop } from '../../../tests/support/shop'
import { auditLog, members, messageDeliveries, messages, pushClients, sessions } from '../../tables'
import { queuesOf } from '../queue/queuesOf'
import { inTransaction } from '../../kernel/transaction'
import { PermanentError } from '../../providers/permanentError'
import { eraseMember } from '../deregister/erase'
import { deliverMessages } from '../message/deliverMessages'
import { notify } from '../message/notify'

let shop: Shop
let operator: StaffPerson
let buyer: Buyer
const CLIENT = { clientId: 'installation-1', provider: 'apns' as const }

beforeEach(async () => {
  shop = await shopAt()
  operator = await staffAt(shop, { roles: ['operator'], name: '程路' })
  ;[buyer] = (await newBuyers(shop, 1)) as [Buyer]
  await buyer.push.register({ body: CLIENT })
})

const now = () => shop.clock.now()
const deliver = () => deliverMessages({ db: shop.db, providers: shop.providers, now: now() })
const tell = (template: 'orderSigned' | 'orderRefused' | 'signReminder', event: string) =>
  inTransaction(shop.db, (tx) =>
    notify(tx, {
      ...{ memberId: buyer.memberId, event, at: new Date(now().getTime() - HOUR), template },
      words: { orderCode: event, amount: '¥1.00', reason: '缺货' },
    } as Parameters<typeof notify>[1]),
  )
const pushes = (send: typeof shop.providers.push.send) => Object.assign(shop.providers.push, { send })
const works = () => shop.providers.push.send
/** Told, and refused by the push service for good. */
async function refused(template: Parameters<typeof tell>[0] = 'orderRefused', event = 'QH1') {
  await tell(template, event)
  const send = works()
  pushes(() => Promise.reject(new PermanentError('no such installation')))
  const silence = listening()
  await deliver()
  silence.end()
  pushes(send)
  return failed(event)
}
/** Read by whoever has just logged in: days pass here. */
const failed = async (event = 'QH1') => {
  operator = await staffAt(shop, { roles: ['operator'], name: '程路' })
  const [message] = await shop.db.select().from(messages).where(eq(messages.event, event))
  const row = (await operator.today.failedMessages()).rows.find(({ messageId }) => messageId === message!.messageId)
  return { ...row!, params: { deliveryId: row?.deliveryId ?? '' } }
}

it('a message that was given up is sent again by the job, at once, and its row says how it goes', async () => {
  const { params, version } = await refused()
  expect(await failed()).toMatchObject({ todo: 'call', why: 'refused', canResend: true, resent: null })
  const again = { todo: 'resending', why: null, canResend: false, endedAt: null, resent: { by: '程路' } }
  expect(await operator.today.resend({ params }, { version })).toMatchObject(again)
  expect([(await operator.today.failedMessages()).count, (await queuesOf(shop.db, now())).messagesGivenUp.count]).toEqual([0, 0])
  await Promise.all([deliver(), deliver()])
  expect(shop.pushed.map(({ title }) => title)).toEqual(['订单没有通过药师核对'])
  expect(await failed()).toMatchObject({ todo: 'resent', why: null, canResend: false })
  const [line] = await shop.db
    .select()
    .from(auditLog)
    .where(eq(auditLog.record, `message:${params.deliveryId}`))
  expect(line).toMatchObject({
    ...{ title: '重发消息', staffName: '程路', outcome: 'done' },
    changes: { state: { from: 'givenUp', to: 'waiting' }, attempts: { from: 1, to: 0 } },
  })
  // Nothing of a device is in what the counter is told of.
  expect(JSON.stringify(await operator.today.failedMessages())).not.toContain(buyer.device)
})

it('has a day of retries of its own, and can be sent again where that is over, too', async () => {
  const { params } = await refused()
  shop.clock.advance(2 * DAY_SECONDS)
  await failed()
  await operator.today.resend({ params })
  const send = works()
  pushes(() => Promise.reject(new Error('away')))
  const silence = listening()
  await deliver()
  expect((await failed()).todo).toBe('resending')
  for (let passed = 0; passed < DAY; passed += HOUR) {
    shop.clock.advance(HOUR / 1000)
    await deliver()
  }
  silence.end()
  expect(await failed()).toMatchObject({ todo: 'call', why: 'silent', canResend: true, resent: { by: '程路' } })
  pushes(send)
  await operator.today.resend({ params })
  await deliver()
  expect(shop.pushed).toHaveLength(1)
})

it('waits for the morning as the first attempt does', async () => {
  const { params } = await refused('orderSigned')
  shop.clock.set('2026-11-21T23:10:00+08:00')
  await failed('QH1')
  await operator.today.resend({ params })
  await deliver()
  expect([shop.pushed.length, (await failed()).todo]).toEqual([0, 'resending'])
  shop.clock.set('2026-11-22T08:00:00+08:00')
  await deliver()
  expect(shop.pushed).toHaveLength(1)
})

it('is sent again by one of two, and once for one key', async () => {
  const { params, version } = await refused()
  const other = await staffAt(shop, { roles: ['clerk'], name: '何叙' })
  const sent = { version, key: 'pressed-once' }
  const first = await operator.today.resend({ params }, sent)
  expect(await operator.today.resend({ params }, sent)).toEqual(first)
  await expect(other.today.resend({ params }, { version })).rejects.toMatchObject({
    ...{ status: 409, code: 'CHANGED_SINCE', message: expect.stringContaining('程路已在') as string },
    details: { isDecided: true, last: { by: '程路', what: '重发了这条消息' } },
  })
  await deliver()
  expect(shop.pushed).toHaveLength(1)
  expect(await shop.db.$count(auditLog, eq(auditLog.record, `message:${params.deliveryId}`))).toBe(1)
})

it('of twenty who press at once one has it sent', async () => {
  const { params, version } = await refused()
  const people = []
  for (let n = 0; n < 20; n += 1) people.push(await staffAt(shop, { roles: ['clerk'] }))
  const ends = await Promise.allSettled(people.map((person) => person.today.resend({ params }, { version })))
  expect(ends.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  await deliver()
  expect(shop.pushed).toHaveLength(1)
})

it.each(['pharmacist', 'doctor'] as const)('is nothing for a %s', async (role) => {
  const { params } = await refused()
  await expect((await staffAt(shop, { roles: [role] })).today.resend({ params })).rejects.toMatchObject({ status: 403, code: 'WRONG_ROLE' })
})

const another = async (more: Partial<typeof messageDeliveries.$inferInsert>) => {
  const [message] = await shop.db.select().from(messages).where(eq(messages.event, 'QH1'))
  const own = { messageId: message!.messageId, memberId: buyer.memberId, channel: 'push' as const, target: 'tablet', comesAtNight: false }
  await shop.db.insert(messageDeliveries).values({ ...own, dueAt: now(), ...more })
}

it.each<[string, () => Promise<unknown>, object]>([
  [
    'another device got it',
    () => another({ outcome: 'sent', endedAt: now() }),
    { code: 'REACHED', message: '会员已从另一个通道收到，不用再发' },
  ],
  ['another device is being tried', () => another({ nextAttemptAt: now() }), { code: 'UNDER_WAY' }],
  ['newer news of the order were told', async () => { shop.clock.advance(2 * MINUTE_SECONDS); await tell('orderSigned', 'QH1') }, { code: 'NEWER' }], // prettier-ignore
  ['its switch was turned off', () => buyer.push.update({ body: { type: 'order', on: false } }), { code: 'UNWANTED' }],
  ['the device was logged out', () => shop.db.delete(sessions).where(eq(sessions.memberId, buyer.memberId)), { code: 'NOWHERE' }],
  [
    'the device takes no notifications',
    () => shop.db.delete(pushClients),
    { code: 'NOWHERE', message: expect.stringContaining('收不到推送') as string },
  ],
  ['eight days have passed', async () => shop.clock.advance(8 * DAY_SECONDS), { code: 'TOO_LATE' }],
  ['the member is erased', () => shop.db.update(members).set({ erasedAt: now() }).where(eq(members.memberId, buyer.memberId)), { code: 'MEMBER_LEFT', message: '会员已注销，不能再发' }], // prettier-ignore
])('is refused where %s, and nothing is written', async (_what, happens, refusal) => {
  const { params, version } = await refused()
  await happens()
  const who = await staffAt(shop, { roles: ['operator'] })
  await expect(who.today.resend({ params }, { version })).rejects.toMatchObject({ status: 409, ...refusal })
  expect((await shop.db.select().from(messageDeliveries)).filter(({ resentAt }) => resentAt !== null)).toEqual([])
  expect(await shop.db.$count(auditLog, eq(auditLog.record, `message:${params.deliveryId}`))).toBe(0)
})

it('is refused where it was true of that day alone', async () => {
  const { params } = await refused('signReminder', '2026-11-21')
  shop.clock.advance(DAY_SECONDS)
  await failed('2026-11-21')
  await expect(operator.today.resend({ params })).rejects.toMatchObject({ code: 'TOO_LATE', message: '这条消息只在当天有用，不能再发' })
})

it('is not there any more once its member has deregistered', async () => {
  const { params, version } = await refused()
  const [member] = await shop.db.select().from(members).where(eq(members.memberId, buyer.memberId))
  await inTransaction(shop.db, (tx) =>
    eraseMember(tx, { ring: shop.providers.fileKeys, memberId: buyer.memberId, phone: member!.phone, phoneHmac: 'none', now: now() }),
  )
  await expect(operator.today.resend({ params }, { version })).rejects.toMatchObject({
    ...{ status: 404, message: expect.stringContaining('会员已注销') as string },
  })
  expect((await operator.today.failedMessages()).rows).toEqual([])
})
