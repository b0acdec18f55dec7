import { eq } from 'drizzle-orm'
import { DAY_SECONDS } from '../../../src/lib/duration'
import { gatewayAt } from '../../../tests/support/gateway'
import { prescribe } from '../../../tests/support/prescribe'
import { auditLog, staff } from '../../tables'
import { checkAuditChain } from '../../kernel/work/auditChain'
import { actAsStaff } from './actingStaff'
import { seedStaff } from './readyStaff'

it('leaves a line of every decision: whose it was, and that it was a demonstration’s', async () => {
  const gateway = await gatewayAt()
  await seedStaff(gateway.db, gateway.clock.now())
  const { requestId } = await gateway.visitor.mall.requestCallback({ body: { phoneNum: '13911113333' } })
  const prescriptionId = await prescribe(gateway, gateway.chen.memberId, { status: 'pending' })
  gateway.clock.advance(DAY_SECONDS)
  const act = () => actAsStaff({ db: gateway.db, ring: gateway.providers.fileKeys, now: gateway.clock.now(), speed: 3600 })
  await act()
  await act()
  const [by] = await gateway.db.select().from(staff).where(eq(staff.loginName, 'yaoshi'))
  const lines = await gateway.db.select().from(auditLog)
  const told = lines.filter(({ record }) => [`callback:${requestId}`, `prescription:${prescriptionId}`].includes(record))
  expect(
    told.map(({ title, outcome, address, staffId, staffName, roles }) => [title, outcome, address, staffId, staffName, roles]),
  ).toEqual(
    ['处方审核通过', '记录回电'].map((title) => [
      ...[`演示自动办理：${title}`, 'done', 'demonstration', by?.staffId, by?.name, 'pharmacist'],
    ]),
  )
  expect((await checkAuditChain(gateway.db)).faults).toEqual([])
})
