import { and, eq } from 'drizzle-orm'
import { randomUUID } from 'node:crypto'
import { LEASE_SECONDS } from '../../../counter/contract/chat'
import { INPUT_AGE } from '../../../counter/contract/idle'
import { ROLES } from '../../../counter/contract/workEndpoint'
import { OrderStatus } from '../../../src/contract/order'
import { MINUTE_SECONDS } from '../../../src/lib/duration'
import { staffAt, type StaffPerson } from '../../../tests/support/counter'
import { gatewayAt, type Gateway } from '../../../tests/support/gateway'
import { paperPhoto } from '../../../tests/support/paperPhoto'
import { finishedBy, healthAnswers } from '../../../tests/support/questionnaires'
import { auditLog, idempotencyKeys, orders, questionnaires } from '../../tables'

const AT_ONCE = 20
const clientId = () => randomUUID()
const text = (words: string) => ({ kind: 'text', clientId: clientId(), text: words }) as const

let gateway: Gateway
let clerk: StaffPerson
let pharmacist: StaffPerson
beforeEach(async () => {
  gateway = await gatewayAt()
  clerk = await staffAt(gateway, { roles: ['clerk'], name: '苏念' })
  pharmacist = await staffAt(gateway, { roles: ['pharmacist'], name: '沈知夏' })
})

/** A member asks a desk; answers what the calls of the counter are given. */
async function asked(member: Gateway['zhou'], words: string, desk: 'service' | 'pharmacist' | 'doctor' = 'service') {
  if (desk !== 'service') await member.agreement.agree({ body: { agreements: 'drugUserRule@2026-11-21' } })
  const { conversationId } = await member.chat.open({ body: { desk } })
  await member.chat.send({ params: { conversationId }, body: text(words) })
  return { conversationId }
}
const idsOf = async (person: StaffPerson, state: 'waiting' | 'mine' | 'ended' = 'waiting') =>
  (await person.chat.list({ query: { state } })).results.map(({ conversationId }) => conversationId)

describe('the list of conversations', () => {
  it('has what waits longest first, with the last words, masked, and how many are not read', async () => {
    const first = await asked(gateway.zhou, '发票抬头能改吗')
    gateway.clock.advance(MINUTE_SECONDS)
    const second = await asked(gateway.chen, '我电话 13912345678，请回电')
    expect(await idsOf(clerk)).toEqual([first.conversationId, second.conversationId])
    const { results, targetMinutes } = await clerk.chat.list()
    expect(targetMinutes).toBe(5)
    expect(results[1]).toMatchObject({
      lastLine: '我电话 139****5678，请回电',
      unread: 1,
      isAnswered: false,
      holder: null,
      desk: 'service',
    })
    expect(results[0]?.name).toMatch(/^.\*/)
  })

  it('is that of one’s desks: others find nothing in it and open nothing', async () => {
    const toService = await asked(gateway.zhou, '发票抬头能改吗')
    const toPharmacist = await asked(gateway.chen, '饭前吃还是饭后吃', 'pharmacist')
    const doctor = await staffAt(gateway, { roles: ['doctor'] })
    expect([await idsOf(clerk), await idsOf(doctor)]).toEqual([[toService.conversationId], []])
    expect((await idsOf(pharmacist)).sort()).toEqual([toService.conversationId, toPharmacist.conversationId].sort())
    for (const call of [clerk.chat.detail, clerk.chat.record, clerk.chat.changes, clerk.chat.take, clerk.chat.heartbeat, clerk.chat.end])
      await expect(call({ params: toPharmacist })).rejects.toMatchObject({ status: 404 })
    await expect(clerk.chat.send({ params: toPharmacist, body: text('您好') })).rejects.toMatchObject({ status: 404 })
    await expect((await staffAt(gateway, { roles: ['operator'] })).chat.list()).rejects.toMatchObject({ code: 'WRONG_ROLE' })
    const counts = async (person: StaffPerson) => (await person.queue.waiting()).queues.find(({ queue }) => queue === 'chats')?.count
    expect([await counts(clerk), await counts(pharmacist), await counts(doctor)]).toEqual([1, 2, 0])
  })
})

describe('a conversation', () => {
  it('is taken by one of many at once, and the others are told who it is', async () => {
    const params = await asked(gateway.zhou, '发票抬头能改吗')
    const people = await Promise.all(Array.from({ length: AT_ONCE }, (_one, n) => staffAt(gateway, { roles: ['clerk'], name: `客服${n}` })))
    const ends = await Promise.allSettled(people.map((person) => person.chat.take({ params })))
    const taken = ends.flatMap((end) => (end.status === 'fulfilled' ? [end.value.holder?.name] : []))
    expect(taken).toHaveLength(1)
    const refusals = ends.flatMap((end) => (end.status === 'rejected' ? [(end.reason as Error).message] : []))
    expect([...new Set(refusals)]).toEqual([`${taken[0]}正在接待这个会话`])
    await expect(clerk.chat.send({ params, body: text('您好') })).rejects.toMatchObject({ status: 409, code: 'HELD' })
  })

  it('stays with who is in it as long as their page is looked at; a minute later whoever comes sees why nobody is', async () => {
    const params = await asked(gateway.zhou, '发票抬头能改吗')
    await pharmacist.chat.take({ params })
    gateway.clock.advance(LEASE_SECONDS - 1)
    await pharmacist.chat.heartbeat({ params })
    gateway.clock.advance(LEASE_SECONDS - 1)
    expect((await clerk.chat.heartbeat({ params })).holder?.name).toBe('沈知夏')
    gateway.clock.advance(1)
    expect(await clerk.chat.detail({ params })).toMatchObject({ holder: null, lapsed: { name: '沈知夏' } })
    expect(await idsOf(clerk)).toEqual([params.conversationId])
    await clerk.chat.take({ params })
    await expect(pharmacist.chat.send({ params, body: text('您好') })).rejects.toMatchObject({
      code: 'HELD',
      message: '苏念正在接待这个会话',
    })
  })

  it('is left by whoever has touched nothing for minutes, though the page stands open', async () => {
    const params = await asked(gateway.zhou, '发票抬头能改吗')
    await clerk.chat.take({ params })
    for (let n = 0; n < 7; n += 1) {
      gateway.clock.advance(LEASE_SECONDS - 1)
      await clerk.chat.heartbeat({ params }, { headers: { [INPUT_AGE]: '' } })
    }
    expect((await clerk.chat.heartbeat({ params })).holder).toBeNull()
  })

  it('is written into by who is in it alone, each message once, which ends the waiting and reaches the member', async () => {
    const params = await asked(gateway.zhou, '发票抬头能改吗')
    const body = text('可以，在订单详情里申请。')
    await expect(clerk.chat.send({ params, body })).rejects.toMatchObject({ code: 'NOT_HELD' })
    await clerk.chat.take({ params })
    const sent = await clerk.chat.send({ params, body })
    expect(await clerk.chat.send({ params, body })).toEqual(sent)
    await expect(clerk.chat.send({ params, body: { ...body, text: '不可以' } })).rejects.toMatchObject({ code: 'CLIENT_ID_REUSED' })
    const { results } = await gateway.zhou.chat.record({ params })
    expect(results.filter(({ sender }) => sender === 'staff').map((one) => [one.text, one.by?.name])).toEqual([[body.text, '客服 苏念']])
    expect([await idsOf(clerk), await idsOf(clerk, 'mine')]).toEqual([[], [params.conversationId]])
    // What was written stands sealed in the conversation alone.
    const kept = JSON.stringify([await gateway.db.select().from(auditLog), await gateway.db.select().from(idempotencyKeys)])
    expect(kept).not.toContain('订单详情')
    expect(kept).not.toContain('发票抬头')
  })

  it('takes cards of its own member and of products, and of nobody else', async () => {
    const params = await asked(gateway.chen, '发到哪了')
    await clerk.chat.take({ params })
    const [order] = (await gateway.zhou.order.list({})).results
    const card = { kind: 'order', code: order?.orderCode ?? '' } as const
    await expect(clerk.chat.send({ params, body: { kind: 'card', clientId: clientId(), card } })).rejects.toMatchObject({ status: 404 })
    const [product] = (await clerk.chat.products({ query: { words: '口罩' } })).results
    const sent = await clerk.chat.send({
      params,
      body: { kind: 'card', clientId: clientId(), card: { kind: 'product', code: product?.code ?? '' } },
    })
    expect(sent.card?.title).toBe(product?.title)
    expect((await clerk.chat.list({ query: { state: 'mine' } })).results[0]?.lastLine).toBe('[商品]')
  })

  it('takes cards of questionnaires that its member can open, which say nothing of any answers', async () => {
    const params = await asked(gateway.zhou, '问卷在哪里填')
    await clerk.chat.take({ params })
    const { results } = await clerk.chat.questionnaires({ params })
    const [received] = await gateway.db
      .select()
      .from(orders)
      .where(and(eq(orders.memberId, gateway.zhou.memberId), eq(orders.status, OrderStatus.completed)))
      .limit(1)
    const codes = results.map(({ code }) => code)
    expect(codes).toEqual(expect.arrayContaining(['health', 'consult', `order-${received!.orderCode}`]))
    expect(new Set(results.map(({ state, price, image, isGone }) => JSON.stringify({ state, price, image, isGone }))).size).toBe(1)
    const send = (code: string) =>
      clerk.chat.send({ params, body: { kind: 'card', clientId: clientId(), card: { kind: 'questionnaire', code } } })
    const health = { kind: 'questionnaire', code: 'health', title: '长期用药体验调查', state: null, isGone: false }
    expect((await send('health')).card).toMatchObject(health)
    await finishedBy(gateway.zhou, 'health', healthAnswers())
    const shown = async () => (await gateway.zhou.chat.record({ params })).results.find(({ card }) => card?.code === 'health')?.card
    expect(await shown()).toMatchObject(health)
    expect((await clerk.chat.list({ query: { state: 'mine' } })).results[0]?.lastLine).toBe('[问卷]')
    const [theirs] = (await gateway.lin.order.list({})).results
    for (const code of [`order-${theirs!.orderCode}`, 'order', 'health-1', 'weather'])
      await expect(send(code)).rejects.toMatchObject({ status: 404 })
    await gateway.db.insert(questionnaires).values({ type: 'health', isOn: false, published: 1 })
    expect(await shown()).toMatchObject({ title: '问卷没有开放', isGone: true })
    await expect(send('health')).rejects.toMatchObject({ status: 404 })
  })

  it('tells the member what was read', async () => {
    const params = await asked(gateway.zhou, '发票抬头能改吗')
    await clerk.chat.take({ params })
    const { results } = await clerk.chat.record({ params })
    await clerk.chat.heartbeat({ params, query: { seq: results.at(-1)?.seq ?? 0 } })
    const { conversation } = await gateway.zhou.chat.current()
    expect(conversation).toMatchObject({ state: 'talking', otherReadSeq: conversation?.lastSeq, with: { name: '苏念' } })
    expect((await clerk.chat.list({ query: { state: 'mine' } })).results[0]?.unread).toBe(0)
  })

  it('tells what came after a message, and pages upward', async () => {
    const params = await asked(gateway.zhou, '第一句')
    await gateway.zhou.chat.send({ params, body: text('第二句') })
    const all = (await clerk.chat.record({ params })).results
    const last = all.at(-1)!
    expect(await clerk.chat.record({ params, query: { size: 1 } })).toMatchObject({ hasMore: true, results: [{ seq: last.seq }] })
    expect((await clerk.chat.record({ params, query: { before: last.seq } })).results.map(({ seq }) => seq)).toEqual(
      all.slice(0, -1).map(({ seq }) => seq),
    )
    expect((await clerk.chat.changes({ params, query: { after: last.seq - 1 } })).results.map(({ text: words }) => words)).toEqual([
      '第二句',
    ])
  })

  it('ends, and begins anew with the member’s next message', async () => {
    const params = await asked(gateway.zhou, '发票抬头能改吗')
    await clerk.chat.take({ params })
    await clerk.chat.end({ params })
    expect((await gateway.zhou.chat.current()).conversation?.state).toBe('ended')
    expect([await idsOf(clerk), await idsOf(clerk, 'mine'), await idsOf(clerk, 'ended')]).toEqual([[], [], [params.conversationId]])
    await expect(clerk.chat.take({ params })).rejects.toMatchObject({ code: 'ENDED' })
    await gateway.zhou.chat.send({ params, body: text('还有一个问题') })
    expect(await clerk.chat.detail({ params })).toMatchObject({ session: 2, holder: null, endedAt: null })
  })

  it('shows a picture to the staff of its desk, and nobody else’s', async () => {
    const params = await asked(gateway.zhou, '这是什么药')
    const { id: pictureId } = await gateway.zhou.upload.add({ body: { kind: 'chat' }, file: await paperPhoto() })
    const { messageId } = await gateway.zhou.chat.send({ params, body: { kind: 'picture', clientId: clientId(), pictureId } })
    expect((await clerk.chat.picture({ params: { ...params, messageId } })).dataUrl).toMatch(/^data:image\/jpeg;base64,/)
    expect((await clerk.chat.list()).results[0]?.lastLine).toBe('[图片]')
    const doctor = await staffAt(gateway, { roles: ['doctor'] })
    await expect(doctor.chat.picture({ params: { ...params, messageId } })).rejects.toMatchObject({ status: 404 })
    const others = await asked(gateway.chen, '您好')
    await expect(clerk.chat.picture({ params: { ...others, messageId } })).rejects.toMatchObject({ status: 404 })
  })

  it('tells of health what the role may know', async () => {
    await gateway.zhou.agreement.agree({ body: { agreements: 'drugUserRule@2026-11-21' } })
    const params = await asked(gateway.zhou, '发票抬头能改吗')
    const healthInfo = { allergies: ['青霉素'], chronicDiseases: null, liverKidney: null, pregnancy: null }
    await gateway.zhou.patient.add({ body: { name: '周建国', relationLabel: 'parent', idCardNumber: '320106195806151037', healthInfo } })
    expect((await pharmacist.chat.detail({ params })).patients).toMatchObject([{ name: '周*国', relation: '父亲', age: 68, healthInfo }])
    expect(await clerk.chat.detail({ params })).toMatchObject({ patients: null, phone: expect.stringContaining('****') as string })
  })
})

describe('a conversation that is handed over', () => {
  it('waits since it began to, is another’s, and comes with a note that the member does not see', async () => {
    const params = await asked(gateway.zhou, '这两种药能一起吃吗')
    const { waitsSince } = (await clerk.chat.list()).results[0]!
    gateway.clock.advance(4 * MINUTE_SECONDS)
    await clerk.chat.take({ params })
    await expect(clerk.chat.transfer({ params, body: { desk: 'pharmacist', note: ' ' } })).rejects.toMatchObject({
      status: 400,
      field: 'note',
    })
    await clerk.chat.transfer({ params, body: { desk: 'pharmacist', note: '问合并用药，打我 13912345678' } })
    expect((await pharmacist.chat.list()).results[0]).toMatchObject({ waitsSince, desk: 'pharmacist', holder: null })
    expect((await pharmacist.chat.detail({ params })).notes).toMatchObject([
      { by: '苏念', to: 'pharmacist', text: '问合并用药，打我 139****5678' },
    ])
    const { results } = await gateway.zhou.chat.record({ params })
    expect(results.map(({ text: words }) => words)).not.toContainEqual(expect.stringContaining('合并用药'))
    // Who handed it over looks on; who is at the other desk answers.
    expect((await clerk.chat.detail({ params })).desk).toBe('pharmacist')
    await expect(clerk.chat.take({ params })).rejects.toMatchObject({ code: 'OTHER_DESK' })
    const kept = JSON.stringify([await gateway.db.select().from(auditLog), await gateway.db.select().from(idempotencyKeys)])
    expect(kept).not.toContain('合并用药')
  })

  it('goes to a person of that desk who is here, and to nobody else', async () => {
    const params = await asked(gateway.zhou, '这两种药能一起吃吗')
    const other = await staffAt(gateway, { roles: ['clerk'], name: '何叙' })
    await clerk.chat.take({ params })
    const { results } = await clerk.chat.colleagues({ params })
    expect(results.map(({ name, desk, isHere }) => [name, desk, isHere])).toEqual(
      expect.arrayContaining([
        ['何叙', 'service', true],
        ['沈知夏', 'pharmacist', true],
      ]),
    )
    expect(results.map(({ name }) => name)).not.toContain('苏念')
    const hand = (staffId: string, desk: 'service' | 'pharmacist') =>
      clerk.chat.transfer({ params, body: { desk, staffId, note: '请接手' } })
    await expect(hand(other.staffId, 'pharmacist')).rejects.toMatchObject({ code: 'COLLEAGUE_GONE' })
    await expect(hand(clerk.staffId, 'service')).rejects.toMatchObject({ code: 'COLLEAGUE_GONE' })
    await hand(pharmacist.staffId, 'pharmacist')
    expect((await pharmacist.chat.list({ query: { state: 'mine' } })).results[0]).toMatchObject({ holder: { name: '沈知夏' } })
  })
})

describe('quick replies', () => {
  it('are those of one’s desks, at least eight of each', async () => {
    const { desks } = await pharmacist.chat.quickReplies()
    expect(desks.map(({ desk }) => desk)).toEqual(['service', 'pharmacist'])
    const everybody = await staffAt(gateway, { roles: ROLES })
    for (const { replies } of (await everybody.chat.quickReplies()).desks) expect(replies.length).toBeGreaterThanOrEqual(8)
  })
})

describe('messages that were left', () => {
  it('wait, the oldest first, are answered once, and the member is told that there is an answer', async () => {
    await gateway.visitor.chat.leave({ body: { website: 'mall', text: '打我 13912345678', phone: '13912345678' } })
    gateway.clock.advance(MINUTE_SECONDS)
    const { id } = await gateway.zhou.chat.leave({ body: { website: 'hospital', text: '发票没收到' } })
    const { results } = await clerk.chat.left()
    expect(results.map(({ text: words, phone, isMember }) => [words, phone, isMember])).toEqual([
      ['打我 139****5678', '139****5678', false],
      ['发票没收到', null, true],
    ])
    const [visitors] = results
    const uncovered = await clerk.uncover.open({
      params: { kind: 'leftMessage', recordId: visitors!.id },
      body: { field: 'phone', reason: 'contact' },
    })
    expect(uncovered.value).toBe('13912345678')
    const answer = (person: StaffPerson) => person.chat.answerLeft({ params: { id }, body: { text: '已补发到邮箱。' } })
    const ends = await Promise.allSettled([answer(clerk), answer(pharmacist)])
    expect(ends.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
    expect(ends.find((end) => end.status === 'rejected')?.reason).toMatchObject({ status: 409, code: 'CHANGED_SINCE' })
    expect((await gateway.zhou.chat.left()).results[0]?.answer?.text).toBe('已补发到邮箱。')
    const [told] = (await gateway.zhou.message.list({ query: { kind: 'service' } })).results
    expect([told?.title, told?.link]).toEqual(['您的留言有回复了', '/leaveMsg/hospital'])
    expect(JSON.stringify(told)).not.toContain('补发')
    expect((await clerk.chat.left({ query: { state: 'answered' } })).hits).toBe(1)
    await expect((await staffAt(gateway, { roles: ['doctor'] })).chat.left()).rejects.toMatchObject({ code: 'WRONG_ROLE' })
  })
})
