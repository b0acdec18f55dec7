import { eq } from 'drizzle-orm'
import { staffAt, type StaffPerson } from '../../../tests/support/counter'
import { receivedOrder } from '../../../tests/support/receivedOrder'
import { newBuyers, packingOf, shopAt, type Buyer, type Shop } from '../../../tests/support/shop'
import { couponTypes, invitations, memberCoupons, messages, orderLines } from '../../tables'
import { settleInvitations } from './settleInvitations'

let shop: Shop
let operator: StaffPerson
let inviter: Buyer
let friend: Buyer
beforeEach(async () => {
  shop = await shopAt()
  operator = await staffAt(shop, { roles: ['operator'], name: '孟夏' })
  const people = await newBuyers(shop, 2)
  inviter = people[0]!
  friend = people[1]!
})

/** A family behind one address: an invitation whose reward waits for a person. */
async function waiting(): Promise<string> {
  const { inviteId } = await inviter.invitation.begin()
  await friend.invitation.accept({ params: { inviteId } })
  const { skuCode } = await packingOf(shop, 'none')
  const { orderCode } = await receivedOrder(shop, friend, { skuCode, quantity: 1 })
  await shop.db.update(invitations).set({ state: 'held', orderCode, dueAt: shop.clock.now() })
  await settleInvitations({ db: shop.db, providers: shop.providers, now: shop.clock.now() })
  const [row] = await shop.db.select().from(invitations)
  return row!.invitationId
}
const listed = (part: 'waiting' | 'decided' = 'waiting') => operator.invitation.list({ query: { part } })
const versionOf = async () => (await listed()).results[0]!.version
const given = async () =>
  (await shop.db.select().from(memberCoupons).where(eq(memberCoupons.memberId, inviter.memberId))).map((one) => one.couponType)
const told = async () =>
  (await shop.db.select().from(messages).where(eq(messages.memberId, inviter.memberId))).map(({ template }) => template)

describe('invitations that a rule stopped', () => {
  it('are listed with both masked, why, and what counts of the order', async () => {
    await waiting()
    const { results } = await listed()
    expect(results).toMatchObject([{ reasons: ['sameNetwork'], friendPhone: '139****0001', invited: 1, rewarded: 0, decided: null }])
    expect(results[0]!.orderCents).toBeGreaterThanOrEqual(1000)
    expect((await listed('decided')).results).toEqual([])
  })

  it('are given for by a person, once, and told', async () => {
    const invitationId = await waiting()
    const version = await versionOf()
    const approve = () => operator.invitation.approve({ params: { invitationId }, body: {} }, { version })
    expect(await approve()).toMatchObject({ decided: { by: '孟夏', given: true, refusedFor: null }, waitsSince: null })
    await expect(approve()).rejects.toMatchObject({ status: 409, code: 'CHANGED_SINCE' })
    expect([await given(), await told()]).toEqual([['inviteFriend'], ['invitationRewarded']])
    expect((await listed('decided')).results).toMatchObject([{ invitationId }])
  })

  it('are refused with a reason that the member reads, and are given for no more', async () => {
    const invitationId = await waiting()
    const refusal = { params: { invitationId }, body: { reason: '同一家人已经领过' } }
    await operator.invitation.refuse(refusal, { version: await versionOf() })
    expect((await inviter.invitation.friends()).results).toMatchObject([{ state: 'refused', refusedFor: '同一家人已经领过' }])
    expect([await given(), await told()]).toEqual([[], ['invitationRefused']])
  })

  it('name what a yes gives; where one of it has ended another that nobody draws takes its place', async () => {
    const invitationId = await waiting()
    const [row] = await shop.db.select().from(invitations)
    await shop.db.update(invitations).set({ terms: { ...row!.terms, stages: [{ friends: 1, couponType: 'inviteThree' }] } })
    expect((await listed()).results[0]!.gives).toEqual(['满 59 减 10', '满 99 减 20'])
    await shop.db.update(couponTypes).set({ endsAt: shop.clock.now() }).where(eq(couponTypes.couponType, 'inviteThree'))
    const version = await versionOf()
    const approve = (body: { couponType?: string }) => operator.invitation.approve({ params: { invitationId }, body }, { version })
    await expect(approve({})).rejects.toMatchObject({ status: 409, code: 'COUPON_ENDED' })
    await expect(approve({ couponType: 'newMember5' })).rejects.toMatchObject({ status: 409, code: 'NOT_GIVEN_ONLY' })
    expect(await given()).toEqual([])
    await approve({ couponType: 'svipMonthly' })
    expect((await given()).sort()).toEqual(['inviteFriend', 'svipMonthly'])
  })

  it('are given for no more once the order went back', async () => {
    const invitationId = await waiting()
    const seen = await versionOf()
    await shop.db.update(orderLines).set({ refunded: orderLines.net })
    const approve = (version: string) => operator.invitation.approve({ params: { invitationId }, body: {} }, { version })
    await expect(approve(seen)).rejects.toMatchObject({ status: 409, code: 'CHANGED_SINCE' })
    await expect(approve(await versionOf())).rejects.toMatchObject({ status: 409, code: 'ORDER_RETURNED' })
    expect(await given()).toEqual([])
  })

  it('end with the account of who invites', async () => {
    const invitationId = await waiting()
    await shop.db.update(invitations).set({ inviterId: null })
    const refused = operator.invitation.approve({ params: { invitationId }, body: {} }, { version: await versionOf() })
    await expect(refused).rejects.toMatchObject({ status: 409, code: 'NOBODY_THERE' })
  })
})
