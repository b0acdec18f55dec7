import { eq } from 'drizzle-orm'
import { staffAt } from '../../../tests/support/counter'
import { gatewayAt, type Gateway } from '../../../tests/support/gateway'
import { prescribe } from '../../../tests/support/prescribe'
import { products } from '../../tables'
import { caseSafety } from './caseSafety'

describe('the safety check at the counter', () => {
  let gateway: Gateway
  beforeAll(async () => {
    gateway = await gatewayAt()
  })

  it('stands beside a prescription, and says that nobody’s record was looked at where there is no paper', async () => {
    const pharmacist = await staffAt(gateway, { roles: ['pharmacist'], name: '沈知夏' })
    const prescriptionId = await prescribe(gateway, gateway.chen.memberId, { status: 'pending' })
    const { safety } = await pharmacist.prescription.detail({ params: { prescriptionId } })
    expect(safety).toMatchObject({ ran: true, hasPatient: false, findings: [], products: [{ notChecked: null }] })
  })

  it('looks at the age and the record of the patient of a paper', async () => {
    const healthInfo = { allergies: ['青霉素'], chronicDiseases: null, liverKidney: null, pregnancy: null }
    const patient = { birthDate: '2021-04-12', sex: 1 as const, healthInfo }
    const [amoxicillin] = await gateway.db.select().from(products).where(eq(products.name, '阿莫西林胶囊'))
    const asked = { productCodes: [amoxicillin!.productCode], patient, now: new Date('2026-11-25T12:00:00+08:00') }
    const { hasPatient, findings } = await caseSafety(gateway.db, asked)
    expect(hasPatient).toBe(true)
    expect(findings[0]).toMatchObject({ ruleId: 'allergy-penicillin', because: '青霉素过敏' })
  })
})
