import { eq } from 'drizzle-orm'
import { piecesText } from '../../../src/contract/refund'
import { MINUTE_SECONDS } from '../../../src/lib/duration'
import { staffAt, type StaffPerson } from '../../../tests/support/counter'
import { gatewayAt, type Gateway } from '../../../tests/support/gateway'
import { paperPhoto } from '../../../tests/support/paperPhoto'
import { refundAsked } from '../../../tests/support/refundAsked'
import { settings } from '../../tables'
import { settingChanged } from '../../kernel/settings'

describe('refunds at the counter', () => {
  let gateway: Gateway
  let clerk: StaffPerson
  beforeEach(async () => {
    gateway = await gatewayAt()
    clerk = await staffAt(gateway, { roles: ['clerk'] })
  })
  const asked = async () => {
    const { refundNumber } = await refundAsked(gateway, gateway.zhou)
    gateway.clock.advance(MINUTE_SECONDS)
    return { params: { refundNumber } }
  }

  it('wait for a decision since they were applied for: who takes one up puts it behind nobody', async () => {
    const [first, second] = [await asked(), await asked()]
    await clerk.aftersales.take(first)
    const { results } = await clerk.aftersales.list({ query: {} })
    expect(results.map(({ refundNumber }) => refundNumber)).toEqual([first, second].map(({ params }) => params.refundNumber))
    expect(results[0]?.waitsSince).toBe(results[0]?.appliedAt)
  })

  it('say how the others of the same order ended', async () => {
    const first = await asked()
    await clerk.aftersales.take(first)
    await clerk.aftersales.refuse({ ...first, body: { reason: 'evidence' } })
    const { orderCode, lines } = await gateway.zhou.refund.detail(first)
    const pieces = lines.map(({ lineId, quantity }) => ({ lineId, quantity }))
    const { id } = await gateway.zhou.upload.addEvidence({ body: { kind: 'aftersales' }, file: await paperPhoto() })
    const quote = { params: { orderCode }, query: { pieces: piecesText(pieces), reason: 'damaged' } } as const
    const { amount } = await gateway.zhou.refund.quote(quote)
    const again = { orderCode, pieces, type: 'refundOnly', reason: 'damaged', expectedAmount: amount } as const
    const { refundNumber } = await gateway.zhou.refund.apply({ body: { ...again, pictures: [id] } })
    const { others } = await clerk.aftersales.detail({ params: { refundNumber } })
    expect((await clerk.aftersales.list({ query: { state: 'ended' } })).results).toMatchObject([{ ...first.params, ending: 'refused' }])
    expect(others).toMatchObject([{ refundNumber: first.params.refundNumber, ending: 'refused' }])
  })

  it('are not agreed to by a shop that has no address for what comes back', async () => {
    const of = await asked()
    await clerk.aftersales.take(of)
    await gateway.db.transaction(async (tx) => {
      await tx.delete(settings).where(eq(settings.key, 'returnAddress'))
      await settingChanged(tx, 'returnAddress')
    })
    await expect(clerk.aftersales.agree(of)).rejects.toMatchObject({
      status: 409,
      code: 'NO_RETURN_ADDRESS',
      message: '商城设置里还没有退货地址，填写后才能同意退货',
    })
  })
})
