import { eq } from 'drizzle-orm'
import { adverseForm } from '../../../tests/support/adverseForm'
import { staffAt } from '../../../tests/support/counter'
import { gatewayAt, type Gateway } from '../../../tests/support/gateway'
import { refundAsked } from '../../../tests/support/refundAsked'
import { auditLog, members } from '../../tables'

describe('the field in the head of the counter', () => {
  let gateway: Gateway
  beforeAll(async () => {
    gateway = await gatewayAt()
  })
  const phoneOf = async (memberId: string) =>
    (await gateway.db.select({ phone: members.phone }).from(members).where(eq(members.memberId, memberId)))[0]!.phone
  const foundBy = async (role: 'pharmacist' | 'clerk', words: string) =>
    (await (await staffAt(gateway, { roles: [role] })).find.records({ query: { words } })).results

  it('finds an order by how its number begins, and everything of a member by how the phone ends, for who may open it', async () => {
    const { refundNumber, orderCode } = await refundAsked(gateway, gateway.zhou)
    expect(await foundBy('pharmacist', orderCode)).toContainEqual(expect.objectContaining({ kind: 'order', id: orderCode }))
    const phone = await phoneOf(gateway.zhou.memberId)
    for (const words of [phone, phone.slice(-4)]) {
      const found = await foundBy('pharmacist', words)
      expect(new Set(found.map(({ kind }) => kind))).toEqual(new Set(['order', 'prescription']))
      expect(found.filter(({ kind }) => kind === 'order').length).toBeLessThanOrEqual(5)
    }
    const own = await foundBy('clerk', phone.slice(-4))
    expect(own.map(({ kind, id }) => [kind, id])).toEqual([['aftersales', refundNumber]])
  })

  it('finds a complaint for who answers its sort, and of an anonymous one no phone', async () => {
    await gateway.chen.agreement.agree({ body: { agreements: 'drugUserRule@2026-11-21' } })
    const { number: adverse } = await gateway.chen.complaint.reportAdverse({ body: adverseForm })
    const { code } = await gateway.visitor.complaint.key()
    const body = { code, kind: 'quality' as const, words: '外盒压坏了，内袋完好' }
    const { number: anonymous } = await gateway.chen.complaint.reportAnonymously({ body })
    const tail = (await phoneOf(gateway.chen.memberId)).slice(-4)
    const complaintsOf = async (role: 'pharmacist' | 'clerk', words: string) =>
      (await foundBy(role, words)).filter(({ kind }) => kind === 'complaint').map(({ id }) => id)
    expect([await complaintsOf('pharmacist', tail), await complaintsOf('clerk', tail)]).toEqual([[adverse], []])
    expect([await complaintsOf('clerk', anonymous), await complaintsOf('clerk', adverse)]).toEqual([[anonymous], []])
  })

  it('takes four letters at least and no pattern, and each look is in the audit log without its words', async () => {
    const clerk = await staffAt(gateway, { roles: ['clerk'] })
    for (const words of ['123', '12%4', '周岚'])
      await expect(clerk.find.records({ query: { words } })).rejects.toMatchObject({
        status: 400,
        message: '请输入单号的前几位（至少 4 位），或手机后四位',
      })
    // Longer than what an id of a line may hold by chance.
    await clerk.find.records({ query: { words: 'FK-looked-for-once' } })
    const lines = await gateway.db.select().from(auditLog).where(eq(auditLog.staffId, clerk.staffId))
    expect(lines.filter(({ outcome }) => outcome === 'done')).toMatchObject([{ title: '查找', record: 'find:records' }])
    expect(JSON.stringify(lines)).not.toContain('looked-for-once')
  })

  it('takes the digits of an anonymous row, which keeps what the law wants kept, for nobody’s phone', async () => {
    const tail = (await phoneOf(gateway.zhou.memberId)).slice(-4)
    expect(await foundBy('pharmacist', tail)).not.toEqual([])
    await gateway.db.update(members).set({ erasedAt: gateway.clock.now() }).where(eq(members.memberId, gateway.zhou.memberId))
    expect(await foundBy('pharmacist', tail)).toEqual([])
  })
})
