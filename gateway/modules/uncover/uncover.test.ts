import { desc, eq } from 'drizzle-orm'
import { HOUR_SECONDS, MINUTE_SECONDS } from '../../../src/lib/duration'
import { staffAt, type StaffPerson } from '../../../tests/support/counter'
import { gatewayAt, type Gateway } from '../../../tests/support/gateway'
import { prescribe } from '../../../tests/support/prescribe'
import { sealContent } from '../../kernel/sealedContent'
import { auditLog, callbacks, members, orders, payments, refundApplications, refunds } from '../../tables'

const PHONE = '13911113333'

describe('a masked field of a case', () => {
  let gateway: Gateway
  let [shen, liang]: StaffPerson[] = []
  let recordId: string
  beforeEach(async () => {
    gateway = await gatewayAt()
    shen = await staffAt(gateway, { roles: ['pharmacist'], name: '沈知夏' })
    liang = await staffAt(gateway, { roles: ['pharmacist'], name: '梁景和' })
    const body = { phoneNum: PHONE, question: `也可以打 138 0000 6207，我叫周岚` }
    recordId = (await gateway.visitor.mall.requestCallback({ body })).requestId
  })
  const params = () => ({ kind: 'callback', recordId }) as const
  const take = (person = shen!) => person.queue.take({ params: { queue: 'callbacks', recordId } })
  const phone = (person = shen!, body: { reason: 'contact' | 'other'; words?: string } = { reason: 'contact' }) =>
    person.uncover.open({ params: params(), body: { field: 'phone', ...body } })
  const lines = () => gateway.db.select().from(auditLog).where(eq(auditLog.title, '查看个人信息')).orderBy(desc(auditLog.at))

  it('is told to whoever has the case in hand, with a reason, which colleagues read; the log holds no value', async () => {
    expect((await shen!.callback.list()).results).toMatchObject([{ phone: '139****3333', question: '也可以打 138****6207，我叫周岚' }])
    await expect(phone()).rejects.toMatchObject({ status: 409, code: 'NOT_HELD' })
    await take()
    expect(await phone()).toEqual({ value: PHONE })
    const readAt = gateway.clock.now()
    await expect(phone(shen, { reason: 'other' })).rejects.toMatchObject({ status: 400, field: 'words', message: '请写明原因' })
    gateway.clock.advance(1)
    await phone(shen, { reason: 'other', words: `${PHONE} 打不通，改打 13800006207` })
    await expect(phone(liang)).rejects.toMatchObject({ status: 409, code: 'HELD' })

    const { results } = await liang!.uncover.list({ params: params() })
    expect(results.map(({ by, field, reason }) => [by, field, reason])).toEqual([
      ['沈知夏', '回电号码', '其他原因：**** 打不通，改打 138****6207'],
      ['沈知夏', '回电号码', '联系顾客'],
    ])
    const written = await lines()
    expect(written).toMatchObject([
      {},
      {
        staffName: '沈知夏',
        roles: 'pharmacist',
        record: `callback:${recordId}`,
        outcome: 'done',
        address: '127.0.0.1',
        at: readAt,
        changes: { uncovered: { from: null, to: 'phone' }, reason: { from: null, to: '联系顾客' } },
      },
    ])
    for (const value of [PHONE, '13800006207']) expect(JSON.stringify(written)).not.toContain(value)
  })

  it('of a case that is done is told to its role, for customers call about it', async () => {
    await shen!.callback.record({ params: { requestId: recordId }, body: { outcome: 'talked', note: '改打 13800006207' } })
    expect(await phone(liang)).toEqual({ value: PHONE })
    const note = await liang!.uncover.open({ params: params(), body: { field: 'note', reason: 'contact' } })
    expect(note).toEqual({ value: '改打 13800006207' })
  })

  it('is told to no other role, which is written down', async () => {
    const operator = await staffAt(gateway, { roles: ['operator'], name: '程路' })
    const refused = { status: 403, code: 'WRONG_ROLE', message: '这项操作需要药师的权限' }
    await expect(phone(operator)).rejects.toMatchObject(refused)
    await expect(operator.uncover.list({ params: params() })).rejects.toMatchObject(refused)
    const clerk = await staffAt(gateway, { roles: ['clerk'] })
    await expect(phone(clerk)).rejects.toMatchObject({ status: 403, code: 'WRONG_ROLE' })
    const written = await gateway.db.select().from(auditLog).where(eq(auditLog.outcome, 'WRONG_ROLE'))
    expect(written.filter(({ staffId }) => staffId === operator.staffId)).toMatchObject([
      { record: `callback:${recordId}`, roles: 'operator', changes: null },
      { record: `callback:${recordId}`, roles: 'operator', changes: null },
    ])
    expect(written.filter(({ staffId }) => staffId === clerk.staffId)).toHaveLength(1)
  })

  it('is told no longer than the record is there, and nothing that is no field of it', async () => {
    await take()
    const unknown = shen!.uncover.open({ params: params(), body: { field: 'requestId', reason: 'contact' } })
    await expect(unknown).rejects.toMatchObject({ status: 400, code: 'UNKNOWN_FIELD' })
    await gateway.db.delete(callbacks)
    await expect(phone()).rejects.toMatchObject({ status: 404 })
    expect(await lines()).toEqual([])
  })

  it('is told sixty times an hour to a person, however many ask at once; others go on', async () => {
    await shen!.callback.record({ params: { requestId: recordId }, body: { outcome: 'talked' } })
    const atOnce = (length: number) => Promise.allSettled(Array.from({ length }, () => phone()))
    const ends = [...(await atOnce(33)), ...(await atOnce(33))]
    expect(ends.filter(({ status }) => status === 'fulfilled')).toHaveLength(60)
    const refused = ends.flatMap((end) => (end.status === 'rejected' ? [end.reason as Error] : []))
    const tooOften = { status: 429, code: 'TOO_OFTEN', message: '一小时最多查看 60 次个人信息，请稍后再试' }
    expect(refused).toMatchObject(Array.from({ length: 6 }, () => tooOften))
    expect(await lines()).toHaveLength(60)
    expect(await phone(liang)).toEqual({ value: PHONE })
    gateway.clock.advance(HOUR_SECONDS + MINUTE_SECONDS)
    const later = await staffAt(gateway, { roles: ['pharmacist'] })
    expect(await phone(later)).toEqual({ value: PHONE })
  })

  it('of a conversation is told to who is in it alone', async () => {
    const { conversationId } = await gateway.zhou.chat.open({ body: { desk: 'service' } })
    const body = { kind: 'text', clientId: 'a-message-to-service', text: '这盒能拆开卖吗' } as const
    await gateway.zhou.chat.send({ params: { conversationId }, body })
    const open = (person = shen!) =>
      person.uncover.open({ params: { kind: 'chat', recordId: conversationId }, body: { field: 'phone', reason: 'contact' } })
    await expect(open()).rejects.toMatchObject({ status: 409, code: 'NOT_HELD' })
    await shen!.chat.take({ params: { conversationId } })
    const [zhou] = await gateway.db.select().from(members).where(eq(members.memberId, gateway.zhou.memberId))
    expect(await open()).toEqual({ value: zhou?.phone })
    await expect(open(liang)).rejects.toMatchObject({ status: 409, code: 'HELD' })
    const doctor = await staffAt(gateway, { roles: ['doctor'] })
    await expect(open(doctor)).rejects.toMatchObject({ status: 404 })
    expect(await lines()).toMatchObject([{ record: `chat:${conversationId}`, changes: { uncovered: { from: null, to: 'phone' } } }])
  })

  it('is each of an order, a prescription and a refund', async () => {
    const { results } = await gateway.zhou.order.list({ query: { tab: 'toShip' } })
    const { orderCode } = results[0]!
    const prescriptionId = await prescribe(gateway, gateway.chen.memberId)
    const [changed] = await gateway.db
      .update(orders)
      .set({ prescriptionId, note: '放门口，13800006207', checkedAt: gateway.clock.now(), checkedBy: shen!.staffId })
      .where(eq(orders.orderCode, orderCode))
      .returning()
    const open = async (kind: 'order' | 'prescription' | 'refund', id: string, field: string, person = shen!) =>
      (await person.uncover.open({ params: { kind, recordId: id }, body: { field, reason: 'contact' } })).value
    const fields = ['patientName', 'consigneeName', 'consigneePhone', 'address', 'note']
    const values: string[] = []
    for (const field of fields) values.push(await open('order', orderCode, field))
    expect(values).toEqual(['周建国', changed?.consigneeName, changed?.consigneePhone, changed?.addressText, '放门口，13800006207'])
    expect(await open('prescription', prescriptionId, 'patientName')).toBe('周建国')

    const [payment] = await gateway.db.select().from(payments).where(eq(payments.subjectCode, orderCode))
    const at = gateway.clock.now()
    const refund = { refundNumber: 'refund-uncovered', payId: payment!.payId, idempotencyKey: 'uncovered', amount: 1, reason: '退款' }
    await gateway.db.insert(refunds).values({ ...refund, state: 'failed', requestedAt: at, failedAt: at })
    const operator = await staffAt(gateway, { roles: ['operator'] })
    const [zhou] = await gateway.db.select().from(members).where(eq(members.memberId, gateway.zhou.memberId))
    expect(await open('refund', 'refund-uncovered', 'phone', operator)).toBe(zhou?.phone)
  })

  it('of what a member asked his money back for is told to clerks', async () => {
    const { results } = await gateway.zhou.order.list({ query: { tab: 'completed' } })
    const [id, at] = ['an-application', gateway.clock.now()]
    const content = { phone: PHONE, note: '盒子压扁了，打 13800006207', trackingPhone: '13700001111' }
    await gateway.db.insert(refundApplications).values({
      ...{ id, memberId: gateway.zhou.memberId, refundNumber: 'TK261125000001', orderCode: results[0]!.orderCode },
      ...{ type: 'refundOnly', reason: 'damaged', isIntact: false, amount: 1, freight: 0, coupons: 0, appliedAt: at, movedAt: at },
      ...{ application: 'applied', parcel: 'none', inspection: 'none', money: 'none' },
      ...sealContent(gateway.providers.fileKeys, refundApplications, id, content),
    })
    const clerk = await staffAt(gateway, { roles: ['clerk'] })
    const of = { kind: 'aftersales', recordId: 'TK261125000001' } as const
    const open = async (field: string, person = clerk) =>
      (await person.uncover.open({ params: of, body: { field, reason: 'contact' } })).value
    expect([await open('phone'), await open('note'), await open('trackingPhone')]).toEqual(Object.values(content))
    await expect(open('phone', shen)).rejects.toMatchObject({ status: 403 })
    await expect(
      clerk.uncover.open({ params: { ...of, recordId: 'TK000000000000' }, body: { field: 'phone', reason: 'contact' } }),
    ).rejects.toMatchObject({ status: 404 })
  })
})
