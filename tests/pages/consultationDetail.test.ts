import { doctors } from '../../gateway/tables'
import { REOPEN_HOURS } from '../../src/contract/consultationTalk'
import { HOUR } from '../../src/lib/duration'
import { daysAfter, shopDate, spokenDate } from '../../src/lib/time'
import { CONSENT_VERSION, doctorAt, feeIs, GRANDFATHER } from '../support/consult'
import type { StaffPerson } from '../support/counter'
import { shopOnPages } from '../support/pageShopper'
import { WRITTEN } from '../support/signed'
import { specialOrder } from '../support/specialOrder'
import { clientId } from '../support/talk'

const shop = shopOnPages()
const SUMMARY = '血压平稳，照旧吃药。\n出现头晕请就近就诊。'

describe('a consultation that a doctor has ended', () => {
  const chen = shop.openedBy('chen')
  let doctor: StaffPerson
  let consultationId = ''
  let params = { conversationId: '' }
  const own = () => shop.gateway.chen.consultation.detail({ query: { consultationId } })

  beforeAll(async () => {
    const { gateway } = shop
    await gateway.db.update(doctors).set({ isOnDuty: false })
    doctor = await doctorAt(gateway)
    await feeIs(gateway, 0)
    await gateway.chen.agreement.agree({ body: { agreements: 'drugUserRule@2026-11-21' } })
    const { id: patientId } = await gateway.chen.patient.add({ body: GRANDFATHER })
    await gateway.chen.consultation.giveSign({ body: { patientId, version: CONSENT_VERSION, signer: 'patient', written: WRITTEN } })
    const body = await specialOrder(gateway.chen, patientId)
    consultationId = (await gateway.chen.hospitalDrug.submit({ params: { kind: 'hospitalDrug' }, body })).consultationId
    params = { conversationId: (await own()).conversationId! }
    await doctor.chat.take({ params })
    await doctor.chat.send({ params, body: { kind: 'text', clientId: clientId(), text: '您好，最近血压多少？' } })
  })

  it('shows what was asked about the drug, and what was chosen', async () => {
    const { app } = chen
    await app.open('consultationDetail', { consultationId })
    await app.sees('您好，最近血压多少？', '问诊中')
    await app.tap('看病情')
    await app.sees('这个药以前用过吗？用得怎么样？', '没有用过', '对下面哪些药过敏？', '都没有', '缬沙坦胶囊 1 盒')
    await app.seesNot('申请开方：')
    await app.tap('关闭')
  })

  it('shows what the doctor wrote, when to come again, and until when it can be taken up', async () => {
    const { app } = chen
    const followUpOn = daysAfter(shopDate(shop.gateway.clock.now()), 14)
    await doctor.consultation.finish({ params, body: { summary: SUMMARY, followUpOn } })
    await app.open('consultationDetail', { consultationId })
    await app.sees(
      '已结束',
      '医生小结',
      '出现头晕请就近就诊',
      `医生请您 ${spokenDate(followUpOn)} 前后再来`,
      '可以接着问这位医生，不再收费',
    )
  })

  it('is taken up again with the same doctor, and can be written in', async () => {
    const { app } = chen
    await app.tap('继续问')
    await app.sees('您再次打开了这次问诊', '结束问诊')
    expect(await own()).toMatchObject({ state: 'talking' })
  })

  it('offers to ask anew once it is too late', async () => {
    const { app } = chen
    await doctor.chat.take({ params })
    await doctor.consultation.finish({ params, body: { summary: SUMMARY } })
    await app.open('consultationDetail', { consultationId })
    await app.sees('继续问')
    shop.gateway.clock.set(new Date(shop.gateway.clock.now().getTime() + REOPEN_HOURS * HOUR))
    await app.tap('继续问')
    await app.sees('这次问诊不能再打开了')
    await app.tap('我知道了')
    await app.tap('再次问诊')
    await app.isAt('prescriptionConsult')
  })
})
