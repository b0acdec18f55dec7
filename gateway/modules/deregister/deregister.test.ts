import { eq, getTableColumns, is, isNotNull } from 'drizzle-orm'
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core'
import { gatewayAt, type Gateway } from '../../../tests/support/gateway'
import { agreeingTo } from '../../../tests/support/agreements'
import { AGREEMENTS, loginBySms, ownProof, passwordForm } from '../../../tests/support/gatewayLogin'
import { staffAt } from '../../../tests/support/counter'
import { invitationAt } from '../../../tests/support/invitationAt'
import { refundAsked } from '../../../tests/support/refundAsked'
import { policyBelonging } from '../../../tests/support/policies'
import { svipHeld } from '../../../tests/support/svipAt'
import { ordered, packingOf, type Buyer, newBuyers } from '../../../tests/support/shop'
import * as schema from '../../tables'
import { contentOf } from '../aftersales/stored'
import { forgetArchives } from './forgetArchives'
import { sha256 } from '../../lib/hash'
import { FATES } from '../../../tests/support/columnFates'
import { memberTables } from '../../kernel/personalData'
import { inTransaction } from '../../kernel/transaction'
import { payPast } from '../../demo/people/pastOrder'
import { cancelOrder } from '../order/orderStates'

const { bankPayments, benefits, deregistrations, members, orders, policies, prescriptions, refundApplications, sessions } = schema
const DAY = 24 * 3600
let gateway: Gateway
beforeEach(async () => {
  gateway = await gatewayAt()
})

const delClause = async () => `delClause@${(await gateway.visitor.document.one({ params: { name: 'delClause' } })).version}`
const apply = async (member: Buyer, more: { proof?: string; reason?: string } = {}) => {
  const proof = more.proof ?? (await ownProof(gateway, member, 'deregister'))
  return member.deregister.apply({ body: { agreements: await delClause(), ...more, proof } })
}
/** Settles everything 周岚 has open. */
async function settleAll(member: Buyer) {
  const { results } = await member.order.list({ query: { tab: 'all' } })
  for (const { orderCode, status } of results) {
    if (status === 3) await member.order.receive({ params: { orderCode } })
    if (status === 1 || status === 2) await member.order.cancel({ params: { orderCode }, body: { reason: '周岚不想买了' } })
  }
  await gateway.jobs()
}

describe('the conditions of closing an account', () => {
  it('are told as they stand, with where to settle them', async () => {
    const before = await gateway.zhou.deregister.conditions()
    expect(before.canApply).toBe(false)
    expect(before.conditions.find(({ id }) => id === 'orders')).toMatchObject({ isMet: false, count: 3, link: '/orders' })
    expect(before.losses.filter(({ count }) => count === 0)).toEqual([])
    await settleAll(gateway.zhou)
    const after = await gateway.zhou.deregister.conditions()
    expect([after.canApply, after.conditions.map(({ isMet }) => isMet)]).toEqual([true, [true, true, true, true]])
  })

  it('are looked at again when the request is made', async () => {
    const proof = await ownProof(gateway, gateway.chen, 'deregister')
    const { skuCode } = await packingOf(gateway, 'otcB')
    const [buyer] = await newBuyers(gateway, 1)
    await ordered(buyer!, { skuCode, quantity: 1 })
    await gateway.db.update(orders).set({ memberId: 'chenmo' }).where(eq(orders.memberId, buyer!.memberId))
    await expect(apply(gateway.chen, { proof })).rejects.toMatchObject({
      status: 409,
      code: 'NOT_SETTLED',
      message: '还有未完成的事项，请先处理后再注销',
    })
    expect(await gateway.db.select().from(deregistrations)).toHaveLength(0)
    expect((await gateway.chen.account.info()).loginName).toBe('chenmo')
  })
})

describe('a request to close an account', () => {
  it('ends every session at once and lets nobody in, but hands over the record', async () => {
    const other = await loginBySms(gateway, '13800008850', gateway.client({ device: 'another-device' }))
    gateway.clock.advance(61)
    const { recordToken, record } = await apply(gateway.chen, { reason: '不再使用' })
    expect(record).toMatchObject({ state: 'cooling', phoneNum: '138****8850', canCancel: true })
    expect(record.requestNumber).toMatch(/^ZX20261121\d{8}$/)
    for (const token of [gateway.chen.token, other.token])
      await expect(gateway.client({ token }).account.info()).rejects.toMatchObject({ status: 401 })
    expect(gateway.sms.at(-1)?.text).toContain('您已申请注销账号')
    gateway.clock.advance(61)
    const refusal = { status: 409, code: 'DEREGISTERING', details: { recordToken, finishesAt: record.finishesAt } }
    await expect(loginBySms(gateway, '13800008850')).rejects.toMatchObject(refusal)
    const form = await passwordForm(gateway.visitor, 'chenmo', 'Qinghe2026')
    await expect(gateway.visitor.account.accountLogin({ body: form })).rejects.toMatchObject(refusal)
    expect(await gateway.visitor.deregister.record({ body: { recordToken } })).toEqual(record)
  })

  it('is made once, though ten ask together', async () => {
    const proof = await ownProof(gateway, gateway.chen, 'deregister')
    const tries = await Promise.allSettled(Array.from({ length: 10 }, () => apply(gateway.chen, { proof })))
    expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect(await gateway.db.select().from(deregistrations)).toHaveLength(1)
  })

  it('is refused a second time with what to do instead', async () => {
    await apply(gateway.chen)
    const now = gateway.clock.now()
    const token = 'a-session-that-slipped-through-'
    const own = { tokenHash: sha256(token), sessionId: 'left', memberId: 'chenmo', deviceId: 'd', channel: 'h5', deviceName: '' }
    await gateway.db.insert(sessions).values({ ...own, createdAt: now, lastSeenAt: now, expiresAt: new Date(now.getTime() + 1e6) })
    const body = { proof: 'x'.repeat(30), agreements: await delClause() }
    await expect(gateway.client({ token }).deregister.apply({ body })).rejects.toMatchObject({
      status: 409,
      code: 'DEREGISTERING',
      message: '已提交过注销申请，正在冷静期内，无需重复提交；可在注销记录中查看或撤销',
    })
  })

  it.each([
    ['without the consent', { agreements: AGREEMENTS }, 400, 'AGREEMENT_MISSING', 'agreements'],
    ['with an old text', { agreements: 'delClause@2001-01-01' }, 409, 'AGREEMENT_CHANGED', 'agreements'],
    ['without a proof', { proof: '' }, 400, 'INVALID', 'proof'],
    ['with a proof that is none', { proof: 'x'.repeat(30) }, 400, 'PROOF_INVALID', 'proof'],
    ['with an endless reason', { reason: '长'.repeat(201) }, 400, 'INVALID', 'reason'],
  ])('is refused %s', async (_what, more, status, code, field) => {
    const proof = await ownProof(gateway, gateway.chen, 'deregister')
    const body = { proof, agreements: await delClause(), ...more }
    await expect(gateway.chen.deregister.apply({ body })).rejects.toMatchObject({ status, code, field })
    expect((await gateway.chen.account.info()).loginName).toBe('chenmo')
  })

  it('can be taken back while it cools off, and the account is as it was', async () => {
    const { recordToken } = await apply(gateway.chen)
    gateway.clock.advance(7 * DAY - 1)
    await gateway.jobs()
    expect(await gateway.visitor.deregister.cancel({ body: { recordToken } })).toMatchObject({ state: 'cancelled', canCancel: false })
    expect(await gateway.visitor.deregister.cancel({ body: { recordToken } })).toMatchObject({ state: 'cancelled' })
    gateway.clock.advance(DAY)
    await gateway.jobs()
    expect((await loginBySms(gateway, '13800008850')).userId).toBe('chenmo')
  })

  it('is not opened by a made-up token', async () => {
    await expect(gateway.visitor.deregister.record({ body: { recordToken: 'x'.repeat(43) } })).rejects.toMatchObject({ status: 404 })
    await expect(gateway.visitor.deregister.cancel({ body: { recordToken: 'short' } })).rejects.toMatchObject({
      status: 400,
      field: 'recordToken',
    })
  })
})

describe('an account after its cooling-off', () => {
  it('leaves nothing that names anybody; orders and prescriptions stay, unlinked', async () => {
    const bills = () => gateway.db.$count(bankPayments, isNotNull(bankPayments.payerFor))
    const { results } = await gateway.zhou.order.list({ query: { tab: 'all' } })
    const unpaid = results.find(({ status }) => status === 1)!
    await gateway.zhou.pay.start({ body: { ordersCode: unpaid.orderCode, methodId: 'family' } })
    expect(await bills()).toBe(1)
    await settleAll(gateway.zhou)
    const kept = await gateway.db.select().from(orders).where(eq(orders.memberId, 'zhoulan'))
    const { recordToken } = await apply(gateway.zhou)
    gateway.clock.advance(7 * DAY)
    await gateway.jobs()
    expect(await gateway.visitor.deregister.record({ body: { recordToken } })).toMatchObject({
      state: 'done',
      phoneNum: '',
      canCancel: false,
    })
    await expect(gateway.visitor.deregister.cancel({ body: { recordToken } })).rejects.toMatchObject({ status: 409, code: 'ALREADY_DONE' })

    expect(await bills()).toBe(0)
    const everything = await dump(gateway)
    const traces = ['13800006207', '138****6207', '"zhoulan"', '周岚', '中央路 32 号', '13800005518']
    expect(traces.filter((trace) => everything.includes(trace))).toEqual([])
    expect(everything.includes('桂语里')).toBe(true)
    const archived = await gateway.db.select().from(orders).innerJoin(members, eq(members.memberId, orders.memberId))
    const own = archived.filter(({ members: { erasedAt } }) => erasedAt !== null)
    expect(own.map(({ orders: { orderCode, payable } }) => [orderCode, payable]).sort()).toEqual(
      kept.map(({ orderCode, payable }) => [orderCode, payable]).sort(),
    )
    expect(own.every(({ orders: { consigneePhone, addressText } }) => consigneePhone === '' && addressText === '')).toBe(true)
    const rx = await gateway.db.select().from(prescriptions)
    expect(rx.map(({ patientName, memberId }) => [patientName, memberId]).sort()).toEqual(
      ['周建国', '周建国', '顾秀兰'].map((patientName) => [patientName, own[0]?.members.memberId]),
    )
  })

  it('keeps of a refund what was traded, and nothing that was written', async () => {
    const { refundNumber, amount } = await refundAsked(gateway, gateway.zhou, { note: '盒子压坏了，请打 13800005518' })
    const clerk = await staffAt(gateway, { roles: ['clerk'] })
    const ofThis = { params: { refundNumber } }
    await clerk.aftersales.take(ofThis)
    await clerk.aftersales.refuse({ ...ofThis, body: { reason: 'other', words: '电话里周女士说不退了' } })
    await settleAll(gateway.zhou)
    await apply(gateway.zhou)
    gateway.clock.advance(7 * DAY)
    await gateway.jobs()
    const rows = await gateway.db.select().from(refundApplications).where(eq(refundApplications.refundNumber, refundNumber))
    expect(rows.map((row) => [row.amount, row.ending, contentOf(gateway.providers.fileKeys, row)])).toEqual([
      [amount, 'refused', { note: '', phone: '' }],
    ])
    const [owner] = await gateway.db.select().from(members).where(eq(members.memberId, rows[0]!.memberId))
    expect(owner?.nickname).toBe('已注销用户')
  })

  it('is a new one when the same phone comes back', async () => {
    await apply(gateway.chen)
    gateway.clock.advance(7 * DAY)
    await gateway.jobs()
    const session = await loginBySms(gateway, '13800008850')
    expect(session).toMatchObject({ nickname: '青禾用户8850' })
    expect(session.userId).not.toBe('chenmo')
  })

  it('waits while a refund is under way, and says so', async () => {
    const { skuCode } = await packingOf(gateway, 'otcB')
    const { recordToken } = await apply(gateway.chen)
    const [buyer] = await newBuyers(gateway, 1)
    const { orderCode } = await ordered(buyer!, { skuCode, quantity: 1 })
    const [{ db, providers }, now] = [gateway, gateway.clock.now()]
    await db.update(orders).set({ memberId: 'chenmo' }).where(eq(orders.orderCode, orderCode))
    await inTransaction(db, (tx) => payPast(tx, { orderCode, at: now }))
    await inTransaction(db, (tx) => cancelOrder(tx, { orderCode, move: 'refuse', reason: '不想买了', now }))
    const { refund } = providers.bank
    Object.assign(providers.bank, { refund: async () => 'underWay' })
    gateway.clock.advance(7 * DAY)
    await gateway.jobs()
    expect(await gateway.visitor.deregister.record({ body: { recordToken } })).toMatchObject({
      state: 'cooling',
      stateText: '冷静期已满，等待款项结清',
    })
    Object.assign(providers.bank, { refund })
    gateway.clock.advance(DAY)
    await gateway.jobs()
    expect(await gateway.visitor.deregister.record({ body: { recordToken } })).toMatchObject({ state: 'done' })
  })

  it('is forgotten by law: trade after three years, prescriptions after five, a policy five after its end', async () => {
    const { refundNumber } = await refundAsked(gateway, gateway.zhou)
    await gateway.zhou.refund.cancel({ params: { refundNumber } })
    await gateway.zhou.agreement.agree({ body: { agreements: agreeingTo('drugUserRule') } })
    const { id: patientId } = await gateway.zhou.patient.add({ body: { name: '周建国', idCardNumber: '320106195806151037' } })
    await gateway.zhou.insurance.apply({ body: { planId: 'chronic', patientId } })
    await svipHeld(gateway, gateway.zhou)
    await policyBelonging(gateway, gateway.zhou)
    await gateway.jobs()
    expect((await gateway.zhou.deregister.conditions()).losses.map(({ title }) => title).join()).toMatch(/付费会员.*有效的保单/)
    await invitationAt(gateway, { from: gateway.lin, friend: gateway.zhou })
    await settleAll(gateway.zhou)
    const lins = async () =>
      (await gateway.db.select().from(orders).where(eq(orders.memberId, 'linxiuzhi'))).map(({ orderCode }) => orderCode)
    const others = await lins()
    await apply(gateway.zhou)
    gateway.clock.advance(7 * DAY)
    await gateway.jobs()
    const archivedOrders = async () => (await gateway.db.select().from(orders)).filter(({ orderCode }) => !others.includes(orderCode))
    const after = async (years: number) => {
      gateway.clock.set(new Date(Date.parse('2026-11-28T10:00:00+08:00') + years * 365.25 * DAY * 1000 + DAY * 1000))
      await forgetArchives({ db: gateway.db, providers: gateway.providers, now: gateway.clock.now() })
    }
    await after(2.8)
    expect((await archivedOrders()).length).toBeGreaterThan(4)
    await after(3)
    expect((await archivedOrders()).every(({ prescriptionId }) => prescriptionId !== null)).toBe(true)
    expect(await gateway.db.select().from(refundApplications)).toEqual([])
    expect(await gateway.db.select().from(prescriptions)).toHaveLength(3)
    await after(5)
    expect([await archivedOrders(), await gateway.db.select().from(prescriptions)]).toEqual([[], []])
    expect(await gateway.db.select().from(benefits)).toContainEqual(
      expect.objectContaining({ endsOn: '2026-12-31', unboundAt: expect.any(Date) as Date }),
    )
    await after(5.2)
    expect(await gateway.db.select().from(policies)).toMatchObject([{ state: 'active', endsOn: '2027-11-21' }])
    await after(6.1)
    expect(await gateway.db.select().from(policies)).toEqual([])
    expect(await gateway.db.select().from(benefits)).toEqual([])
    expect((await gateway.db.select().from(members)).filter(({ erasedAt }) => erasedAt !== null)).toEqual([])
    expect(await lins()).toEqual(others)
  })
})

describe('every table of the shop', () => {
  const tables: PgTable[] = Object.values(schema).flatMap((one) => (is(one, PgTable) ? [one] : []))

  it('that hangs on a member declares what becomes of his rows', () => {
    const hanging = tables.filter((table) => getTableConfig(table).foreignKeys.some((key) => key.reference().foreignTable === members))
    const declared = new Set<PgTable>(memberTables().keys())
    expect(hanging.filter((table) => !declared.has(table)).map((table) => getTableConfig(table).name)).toEqual([])
    expect(hanging.length).toBeGreaterThan(15)
  })

  const erasedWhole = new Set<PgTable>([...memberTables()].flatMap(([table, { onErase }]) => (onErase === 'delete' ? [table] : [])))
  const WORDS = ['string', 'json', 'array']
  it('has a fate for each of its columns with words', () => {
    const without = tables
      .filter((table) => !erasedWhole.has(table))
      .flatMap((table) => {
        const { name } = getTableConfig(table)
        const fate = FATES[name]
        if (fate === undefined) return [name]
        if (typeof fate === 'string' || 'keptBy' in fate) return []
        const worded = Object.entries(getTableColumns(table)).filter(([, { dataType }]) => WORDS.includes(dataType))
        return worded.flatMap(([column]) => (column in fate ? [] : [`${name}.${column}`]))
      })
    expect(without).toEqual([])
  })
})

/** All rows of all tables as text. */
async function dump({ db }: Gateway): Promise<string> {
  const tables: PgTable[] = Object.values(schema).flatMap((one) => (is(one, PgTable) ? [one] : []))
  const parts: string[] = []
  for (const table of tables) parts.push(JSON.stringify(await db.select(getTableColumns(table)).from(table)))
  return parts.join('\n')
}
