import { eq } from 'drizzle-orm'
import { DAY } from '../../../src/lib/duration'
import { staffAt } from '../../../tests/support/counter'
import { gatewayAt } from '../../../tests/support/gateway'
import { prescribe } from '../../../tests/support/prescribe'
import { auditLog } from '../../tables'

it('tells a pharmacist what else the same patient of the same member was prescribed within a year, and the log that it was read', async () => {
  const gateway = await gatewayAt()
  const { chen, zhou, clock } = gateway
  const pharmacist = await staffAt(gateway, { roles: ['pharmacist'], name: '沈知夏' })
  const ago = (days: number) => new Date(clock.now().getTime() - days * DAY)
  const father = (days: number, changes: Parameters<typeof prescribe>[2] = {}, { memberId } = chen) =>
    prescribe(gateway, memberId, { patientId: 'father', createdAt: ago(days), ...changes })
  const review = { at: ago(29).toISOString(), by: '沈知夏', refusal: '处方已过有效期' }
  const refused = { status: 'rejected', reviewedAt: ago(29), reviewedBy: pharmacist.staffId, refusal: review.refusal } as const
  const prescriptionId = await father(0, { status: 'pending' })
  const [earlier, approved] = [await father(30, refused), await father(300)]
  await father(366)
  await father(1, { hiddenAt: clock.now() })
  await father(1, { patientId: 'mother' })
  await father(1, {}, zhou)
  const unknown = await father(1, { patientId: null })

  const drugs = ['缬沙坦胶囊']
  expect(await pharmacist.prescription.others({ params: { prescriptionId } })).toEqual({
    isKnown: true,
    results: [
      { prescriptionId: earlier, createdAt: ago(30).toISOString(), state: 'refused', drugs, review },
      { prescriptionId: approved, createdAt: ago(300).toISOString(), state: 'approved', drugs, review: null },
    ],
  })
  expect(await pharmacist.prescription.others({ params: { prescriptionId: unknown } })).toEqual({ isKnown: false, results: [] })
  const lines = await gateway.db
    .select()
    .from(auditLog)
    .where(eq(auditLog.record, `prescription:${prescriptionId}`))
  expect(lines.map(({ title }) => title)).toEqual(['查看此人的处方'])
  await expect(pharmacist.prescription.others({ params: { prescriptionId: 'nobody' } })).rejects.toMatchObject({ status: 404 })
})
