import { consultForm, doctorAt, feeIs, signedPatient } from '../../../tests/support/consult'
import type { StaffPerson } from '../../../tests/support/counter'
import { SEEDED_AT } from '../../../tests/support/gateway'
import { newBuyers, shopAt, type Buyer, type Shop } from '../../../tests/support/shop'
import { clientId } from '../../../tests/support/talk'

const FEE = 990

let shop: Shop
let doctor: StaffPerson
let members: Buyer[]
let me: Buyer
let patientId: string
beforeAll(async () => {
  shop = await shopAt()
  doctor = await doctorAt(shop)
  members = await newBuyers(shop, 8)
})
beforeEach(async () => {
  shop.clock.set(SEEDED_AT)
  await feeIs(shop, FEE)
  me = members.pop()!
  patientId = await signedPatient(me)
})

const begun = async () => (await me.consultation.save({ body: consultForm(patientId) })).consultationId
const paid = async () => {
  const id = await begun()
  const { payUrl } = await me.pay.start({ body: { ordersCode: id, methodId: 'bank' } })
  await shop.payerDoes(payUrl, 'confirm')
  return id
}
const list = async () => (await me.serviceOrder.list({})).results
const detail = (id: string, who = me) => who.serviceOrder.detail({ params: { id } })
const hide = (id: string, who = me) => who.serviceOrder.hide({ params: { id } })
const answered = async (consultationId: string) => {
  const params = { conversationId: (await me.consultation.detail({ query: { consultationId } })).conversationId! }
  await doctor.chat.take({ params })
  await doctor.chat.send({ params, body: { kind: 'text', clientId: clientId(), text: '您好' } })
}

describe('the service orders', () => {
  it('hold a consultation from its payment on: until when, how it was paid, where its money is', async () => {
    const id = await begun()
    const [waits] = await list()
    expect(waits).toMatchObject({
      id,
      kind: 'consultation',
      title: '图文问诊',
      amount: FEE,
      word: '等待付款',
      money: 'none',
      canHide: false,
    })
    expect(waits?.about.join('')).toContain('周建国')
    expect(Date.parse(waits?.payBefore ?? '')).toBeGreaterThan(shop.clock.now().getTime())
    const { payUrl } = await me.pay.start({ body: { ordersCode: id, methodId: 'bank' } })
    await shop.payerDoes(payUrl, 'confirm')
    const { paymentName, ...held } = await detail(id)
    expect(held).toMatchObject({ word: '等待医生', money: 'kept', payBefore: null, refunds: [] })
    expect(paymentName).not.toBeNull()
  })

  it('say what goes back, and may be deleted once it is back and not before', async () => {
    const id = await paid()
    await expect(hide(id)).rejects.toMatchObject({ status: 409, code: 'SERVICE_UNDER_WAY' })
    await me.consultation.cancel({ body: { consultationId: id } })
    await shop.jobs()
    const back = await detail(id)
    expect(back).toMatchObject({ money: 'returned', canHide: true, refunds: [{ amount: FEE, reason: '问诊已取消，问诊费原路退回' }] })
    expect(back.refunds[0]?.doneAt).not.toBeNull()
    await hide(id)
    await hide(id)
    expect(await list()).toEqual([])
    await expect(detail(id)).rejects.toMatchObject({ status: 404 })
    expect((await me.consultation.list({ query: {} })).results.map(({ consultationId }) => consultationId)).toEqual([id])
  })

  it('hold one that was deleted again where it is taken up again', async () => {
    const id = await paid()
    await answered(id)
    await me.consultation.end({ body: { consultationId: id } })
    await hide(id)
    expect(await list()).toEqual([])
    await me.consultation.reopen({ body: { consultationId: id } })
    expect((await list()).map((one) => [one.id, one.word])).toEqual([[id, '问诊中']])
  })

  it('hold nothing that costs nothing, are paged, and are nobody else’s', async () => {
    const id = await begun()
    await me.consultation.cancel({ body: { consultationId: id } })
    await feeIs(shop, 0)
    shop.clock.advance(1)
    const free = await begun()
    await me.consultation.cancel({ body: { consultationId: free } })
    await feeIs(shop, FEE)
    shop.clock.advance(1)
    const newest = await begun()
    const page = (at: number) => me.serviceOrder.list({ query: { page: at, size: 1 } })
    expect(await page(1)).toMatchObject({ hits: 2, hasMore: true, results: [{ id: newest }] })
    expect(await page(2)).toMatchObject({ hasMore: false, results: [{ id, word: '已取消', money: 'none', canHide: true }] })
    const other = members.at(-1)!
    expect((await other.serviceOrder.list({})).results).toEqual([])
    await expect(detail(id, other)).rejects.toMatchObject({ status: 404 })
    await expect(hide(id, other)).rejects.toMatchObject({ status: 404 })
    expect((await list()).map((one) => one.id)).toContain(id)
  })
})
