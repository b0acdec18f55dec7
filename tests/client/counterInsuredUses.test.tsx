import { fireEvent, screen, within } from '@testing-library/react'
import { eq } from 'drizzle-orm'
import { InsuredUsesPage } from '../../counter/site/insurance/InsuredUsesPage'
import { benefits, benefitUses, orders } from '../../gateway/tables'
import { staffAt } from '../support/counter'
import { counterSite } from '../support/counterSite'
import { faults } from '../support/faults'
import type { Gateway } from '../support/gateway'
import { familyOf } from '../support/policies'
import { pressed } from '../support/pressed'

let gateway: Gateway
let site: ReturnType<typeof counterSite>
let orderCode: string

/** An order of which an insurer pays 50.00. */
beforeEach(async () => {
  gateway = await gatewayAt()
  const patientId = await familyOf(gateway.zhou)
  const { benefitId } = await gateway.zhou.insurance.apply({ body: { planId: 'chronic', patientId } })
  const [order] = await gateway.db.select().from(orders).limit(1)
  orderCode = order!.orderCode
  await gateway.db.update(benefits).set({ taken: 5000 }).where(eq(benefits.benefitId, benefitId))
  await gateway.db.insert(benefitUses).values({ orderCode, benefitId, cents: 5000, heldAt: gateway.clock.now() })
})
afterEach(() => {
  site.close()
  site.forget()
})

async function opened(claim: Partial<typeof benefitUses.$inferInsert>, address = '/insuredUses?from=2026-01-01&to=2026-12-31') {
  await gateway.db.update(benefitUses).set(claim).where(eq(benefitUses.orderCode, orderCode))
  const { token } = await staffAt(gateway, { roles: ['operator'], name: '程路' })
  site = counterSite({ app: gateway.app, token, address, page: <InsuredUsesPage /> })
}
const row = async () => within((await screen.findByText(orderCode)).closest('tr')!)

describe('what insurers owe, at the counter', () => {
  it('says by insurer what it is, and how far each claim is', async () => {
    const takenAt = gateway.clock.now()
    await opened({ takenAt, claimDueAt: takenAt, claimError: '连接超时' })
    const read = await row()
    read.getByText('¥50.00')
    read.getByText('没有送达，自动重试')
    read.getByText('连接超时')
    screen.getByText(/：1 单，共/)
    expect(screen.queryByText('重新申请')).toBeNull()
    fireEvent.click(screen.getByText('未收货，占用中'))
    await screen.findByText('没有占用商保额度的订单')
  })

  it('lets one that was refused be claimed again, and tells who comes second', async () => {
    await opened({ takenAt: gateway.clock.now(), claimError: '缺购药凭证' }, '/insuredUses?state=refused')
    const refused = await row()
    refused.getByText('缺购药凭证')
    const second = (await staffAt(gateway, { roles: ['operator'], name: '陈朗' })).insurance
    await second.claimAgain({ params: { orderCode } })
    await pressed(refused, '重新申请')
    await refused.findByText(/：陈朗在 .* 重新申请商保理赔/)
    expect(await faults()).toEqual([])
    await pressed(refused, '看现在的')
    await screen.findByText('没有被拒绝的理赔')
  })

  it('takes one that was claimed again from the list', async () => {
    await opened({ takenAt: gateway.clock.now(), claimError: '缺购药凭证' }, '/insuredUses?state=refused')
    await pressed(await row(), '重新申请')
    await screen.findByText('没有被拒绝的理赔')
    expect(site.sent.map(({ line }) => line)).toEqual([`PUT /insuredUses/${orderCode}/claim`])
  })
})
