import { eq } from 'drizzle-orm'
import { staffAt } from '../../../tests/support/counter'
import { familyOf } from '../../../tests/support/policies'
import { newBuyers, shopAt, type Buyer, type Shop } from '../../../tests/support/shop'
import { benefits, benefitUses, orders } from '../../tables'
import { settingOf } from '../../kernel/settings'
import { inTransaction } from '../../kernel/transaction'
import { embeddedInsurer } from '../../providers/insurer/embeddedInsurer'
import { insuranceSetting } from '../insurance/plans'
import { giveBackLimit, takeLimit } from './limit'

const insurer = embeddedInsurer(process.cwd())
let shop: Shop
let me: Buyer
let use: { orderCode: string; policyNumber: string }

beforeAll(async () => {
  shop = await shopAt(undefined, { providers: { insurer } })
  ;[me] = (await newBuyers(shop, 1)) as [Buyer]
  const patientId = await familyOf(me)
  const [plan] = (await settingOf(shop.db, insuranceSetting)) ?? []
  const { benefitId } = await me.insurance.apply({ body: { planId: plan!.id, patientId } })
  const [order] = await shop.db.select().from(orders).limit(1)
  const [benefit] = await shop.db.select().from(benefits).where(eq(benefits.benefitId, benefitId))
  use = { orderCode: order!.orderCode, policyNumber: benefit!.policyNumber }
  await shop.db.insert(benefitUses).values({ orderCode: use.orderCode, benefitId, cents: 5000, heldAt: shop.clock.now() })
  await shop.db.update(benefits).set({ reserved: 5000 }).where(eq(benefits.benefitId, benefitId))
})
afterEach(() => jest.restoreAllMocks())

const stored = async () => (await shop.db.select().from(benefitUses).where(eq(benefitUses.orderCode, use.orderCode)))[0]

describe('a claim', () => {
  it('is made once its order is received, again and again until the insurer takes it, and then no more', async () => {
    const claims = jest.spyOn(insurer, 'claim').mockRejectedValueOnce(new Error('away')).mockResolvedValueOnce({ state: 'pending' })
    await shop.jobs()
    expect(claims).not.toHaveBeenCalled()
    await inTransaction(shop.db, (tx) => takeLimit(tx, use.orderCode, shop.clock.now()))
    await shop.jobs()
    await shop.jobs()
    expect(claims).toHaveBeenCalledTimes(1)
    expect(await stored()).toMatchObject({ claimedAt: null, claimError: expect.stringContaining('away') as string })
    const later = async () => {
      shop.clock.advance(3600)
      await shop.jobs()
    }
    await later()
    expect(await stored()).toMatchObject({ claimedAt: null, claimError: null })
    await later()
    await later()
    expect(claims.mock.calls).toEqual(
      Array.from({ length: 3 }, () => [{ key: use.orderCode, policyNumber: use.policyNumber, amount: 5000 }]),
    )
    expect(await stored()).toMatchObject({ claimDueAt: null, claimError: null, claimedAt: expect.any(Date) as Date })
  })

  it('is made anew with what is left of it where goods went back', async () => {
    const claims = jest.spyOn(insurer, 'claim')
    await inTransaction(shop.db, (tx) => giveBackLimit(tx, use.orderCode, 2000))
    await shop.jobs()
    await shop.jobs()
    expect(claims.mock.calls).toEqual([[{ key: use.orderCode, policyNumber: use.policyNumber, amount: 3000 }]])
  })

  it('that is refused waits at the counter until somebody has it made again, once', async () => {
    const her = await staffAt(shop, { roles: ['operator'] })
    const refused = async () =>
      (await her.insurance.uses({ query: { state: 'refused', from: '2026-01-01', to: '2026-01-01' } })).results.map(({ claim }) => claim)
    const again = () => her.insurance.claimAgain({ params: { orderCode: use.orderCode } })
    const claims = jest.spyOn(insurer, 'claim').mockResolvedValueOnce({ state: 'refused', reason: '缺购药凭证' })
    await inTransaction(shop.db, (tx) => giveBackLimit(tx, use.orderCode, 1000))
    await shop.jobs()
    shop.clock.advance(600)
    await shop.jobs()
    expect(claims).toHaveBeenCalledTimes(1)
    expect(await refused()).toMatchObject([{ state: 'refused', reason: '缺购药凭证' }])
    expect(await again()).toMatchObject({ claim: { state: 'due', reason: null } })
    await expect(again()).rejects.toMatchObject({ status: 409, code: 'NOT_REFUSED' })
    await shop.jobs()
    expect(claims).toHaveBeenLastCalledWith({ key: use.orderCode, policyNumber: use.policyNumber, amount: 2000 })
    expect(await refused()).toEqual([])
    claims.mockResolvedValueOnce({ state: 'refused', reason: '缺购药凭证' })
    await inTransaction(shop.db, (tx) => giveBackLimit(tx, use.orderCode, 500))
    await shop.jobs()
    expect(await refused()).toHaveLength(1)
    await inTransaction(shop.db, (tx) => giveBackLimit(tx, use.orderCode, 500))
    expect(await stored()).toMatchObject({ claimError: null, claimDueAt: expect.any(Date) as Date })
    await expect(her.insurance.claimAgain({ params: { orderCode: 'of-nobody' } })).rejects.toMatchObject({ status: 404 })
  })
})
