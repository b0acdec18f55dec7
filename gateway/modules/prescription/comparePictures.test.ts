import { staffAt, type StaffPerson } from '../../../tests/support/counter'
import { gatewayAt, type Gateway } from '../../../tests/support/gateway'
import { padPhoto, reusedPhoto } from '../../../tests/support/padPhoto'
import { VALSARTAN } from '../../../tests/support/prescribe'
import { newBuyers, type Buyer } from '../../../tests/support/shop'
import { shopDate } from '../../../src/lib/time'
import { prescriptionPictures, settings } from '../../tables'

const CARD = '320106195806151037'

let gateway: Gateway
let buyers: Buyer[]
let pharmacist: StaffPerson
beforeAll(async () => {
  gateway = await gatewayAt()
  buyers = await newBuyers(gateway, 3)
  await gateway.db.insert(settings).values({ key: 'rxRules', value: { validDays: 3, needsSignature: false } })
  pharmacist = await staffAt(gateway, { roles: ['pharmacist'] })
})

async function handIn(nth: number, jpeg: Buffer): Promise<string> {
  const who = buyers[nth]!
  await who.agreement.agree({ body: { agreements: 'drugUserRule@2026-11-21' } })
  const { id: patientId } = await who.patient.add({ body: { name: '周建国', idCardNumber: CARD } })
  const { id } = await who.upload.add({ body: { kind: 'prescription' }, file: new Blob([new Uint8Array(jpeg)]) })
  const drugs = [{ productCode: VALSARTAN, quantity: 1 }]
  const body = { patientId, images: [id], hospital: '清河市第一医院', issuedOn: shopDate(gateway.clock.now()), diagnosis: '高血压', drugs }
  const { prescriptionId } = await who.prescription.save({ body: { ...body, icdCode: null, isDeclared: true } })
  gateway.clock.advance(1)
  return prescriptionId
}
const reuseOf = async (prescriptionId: string) => (await pharmacist.prescription.detail({ params: { prescriptionId } })).reuse

it('tells the counter of a picture that came with an earlier prescription of anybody, and of none that was not compared', async () => {
  const sheet = await padPhoto(1, 'photographed')
  const first = await handIn(0, sheet)
  const another = await handIn(1, await padPhoto(2, 'photographed'))
  const again = await handIn(2, await reusedPhoto(sheet, { cut: 'around', degrees: 1 }))
  expect(await reuseOf(again)).toEqual({ isCompared: false, sameAs: [] })
  await gateway.jobs()
  expect([await reuseOf(first), await reuseOf(another)]).toEqual(Array(2).fill({ isCompared: true, sameAs: [] }))
  const { isCompared, sameAs } = await reuseOf(again)
  expect([isCompared, sameAs.map((one) => [one.prescriptionId, one.state])]).toEqual([true, [[first, 'waiting']]])

  // Withdrawn, it leaves nothing behind.
  await buyers[0]!.prescription.hide({ body: { prescriptionId: first } })
  expect((await reuseOf(again)).sameAs).toEqual([])
  const kept = await gateway.db.select({ of: prescriptionPictures.prescriptionId }).from(prescriptionPictures)
  expect(kept.map(({ of }) => of).sort()).toEqual([another, again].sort())
})
