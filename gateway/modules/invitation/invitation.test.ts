import { and, eq, like } from 'drizzle-orm'
import { DAY, DAY_SECONDS } from '../../../src/lib/duration'
import { receivedOrder } from '../../../tests/support/receivedOrder'
import { newBuyers, packingOf, shopAt, type Buyer, type Shop } from '../../../tests/support/shop'
import {
  addresses,
  couponTypes,
  invitations,
  inviteLinks,
  memberCoupons,
  members,
  messages,
  orderLines,
  orders,
  sessions,
  settings,
} from '../../tables'
import { INVITATION } from '../../demo/shop/invitation'
import { inTurn } from '../../db/inTurn'
import { settingChanged } from '../../kernel/settings'
import { inTransaction } from '../../kernel/transaction'
import { purge } from '../purge'
import { settleInvitations } from './settleInvitations'
import { invitationSetting } from './terms'

let shop: Shop
let people: Buyer[]
let skuCode: string
let networks = 0
beforeAll(async () => {
  shop = await shopAt()
  people = await newBuyers(shop, 70)
  await shop.db.update(sessions).set({ expiresAt: new Date('2040-01-01T00:00:00+08:00') })
  skuCode = (await packingOf(shop, 'none')).skuCode
})

/** Somebody who registered now, on a network of his own. */
async function newcomer(address = `10.1.0.${(networks += 1)}`): Promise<Buyer> {
  const buyer = people.pop()!
  await shop.db.update(members).set({ createdAt: shop.clock.now() }).where(eq(members.memberId, buyer.memberId))
  return { ...buyer, ...shop.client({ token: buyer.token, device: buyer.device, address }) }
}
const accept = (friend: Buyer, inviteId: string) => friend.invitation.accept({ params: { inviteId } })
const standing = async (who: Pick<Buyer, 'invitation'>, inviteId: string) => (await who.invitation.seen({ params: { inviteId } })).standing
/** Somebody who invites, and a friend who accepted. */
async function pair(addresses: { inviter?: string; friend?: string } = {}) {
  const [inviter, friend] = [await newcomer(addresses.inviter), await newcomer(addresses.friend)]
  const { inviteId } = await inviter.invitation.begin()
  await accept(friend, inviteId)
  return { inviter, friend, inviteId }
}
const settle = () => settleInvitations({ db: shop.db, providers: shop.providers, now: shop.clock.now() })
const after = async (days: number) => {
  shop.clock.advance(days * DAY_SECONDS)
  await settle()
}
const buys = (friend: Buyer) => receivedOrder(shop, friend, { skuCode, quantity: 1 })
const rowOf = async ({ memberId }: Buyer) => (await shop.db.select().from(invitations).where(eq(invitations.memberId, memberId)))[0]!
const stateOf = async (friend: Buyer) => (await rowOf(friend)).state
const given = async ({ memberId }: Buyer) =>
  (
    await shop.db
      .select({ couponType: memberCoupons.couponType })
      .from(memberCoupons)
      .where(and(eq(memberCoupons.memberId, memberId), like(memberCoupons.grantKey, 'invitation%')))
  )
    .map(({ couponType }) => couponType)
    .sort()
const set = (own: Partial<typeof INVITATION>) =>
  inTransaction(shop.db, async (tx) => {
    await settingChanged(tx, invitationSetting.key)
    await tx
      .update(settings)
      .set({ value: { ...INVITATION, ...own } })
      .where(eq(settings.key, invitationSetting.key))
  })

describe('an invitation', () => {
  it('says what both get, and names nobody to who opens it', async () => {
    const offer = await shop.visitor.invitation.offer()
    expect(offer).toMatchObject({ coupon: { couponType: 'inviteFriend' }, least: 1000, most: 20 })
    expect(offer.stages.map(({ friends, coupon }) => [friends, coupon.couponType])).toEqual([[3, 'inviteThree']])
    expect(offer.friend.map(({ couponType }) => couponType)).toEqual(['newMember5'])
    const inviter = await newcomer()
    const { inviteId } = await inviter.invitation.begin()
    expect(await shop.visitor.invitation.seen({ params: { inviteId } })).toEqual({ standing: 'open' })
    expect(await inviter.invitation.begin()).toEqual({ inviteId })
  })

  it('is accepted once, of 200 who press at the same time, and gives the friend what new members get', async () => {
    const [inviter, friend] = [await newcomer(), await newcomer()]
    const { inviteId } = await inviter.invitation.begin()
    const ends = await Promise.allSettled(Array.from({ length: 200 }, () => accept(friend, inviteId)))
    const done = ends.filter(({ status }) => status === 'fulfilled')
    expect(done).toMatchObject([{ value: { couponCount: 1 } }])
    expect(await standing(friend, inviteId)).toBe('accepted')
    await expect(accept(friend, inviteId)).rejects.toMatchObject({ status: 409, code: 'ALREADY_INVITED' })
    expect(await inviter.invitation.mine()).toMatchObject({ joined: 1, waiting: 1, rewarded: 0, left: 20 })
    const { results } = await inviter.invitation.friends()
    expect(results).toMatchObject([{ phone: expect.stringMatching(/^139\*{4}\d{4}$/) as string, state: 'joined' }])
  })

  it('is accepted by everybody who presses while the last of the pack goes', async () => {
    const { remaining } = (await shop.db.select().from(couponTypes).where(eq(couponTypes.couponType, 'newMember5')))[0]!
    const left = (count: number) => shop.db.update(couponTypes).set({ remaining: count }).where(eq(couponTypes.couponType, 'newMember5'))
    const { inviteId } = await (await newcomer()).invitation.begin()
    const friends = await inTurn(Array.from({ length: 6 }), () => newcomer())
    await left(1)
    const counts = await Promise.all(friends.map(async (friend) => (await accept(friend, inviteId)).couponCount))
    expect(counts.sort()).toEqual([0, 0, 0, 0, 0, 1])
    await left(remaining)
  })

  it('is refused with the reason to oneself, to who is not new, to nobody’s id, and where the shop invites nobody', async () => {
    const { inviter, inviteId } = await pair()
    expect(await standing(inviter, inviteId)).toBe('own')
    await expect(accept(inviter, inviteId)).rejects.toMatchObject({ status: 409, code: 'OWN_INVITATION' })
    const [late, bought, other] = [await newcomer(), await newcomer(), await newcomer()]
    const longAgo = new Date(shop.clock.now().getTime() - 8 * DAY)
    await shop.db.update(members).set({ createdAt: longAgo }).where(eq(members.memberId, late.memberId))
    await buys(bought)
    for (const one of [late, bought]) {
      expect(await standing(one, inviteId)).toBe('notNew')
      await expect(accept(one, inviteId)).rejects.toMatchObject({ status: 409, code: 'NOT_NEW_MEMBER' })
    }
    await expect(accept(other, 'nobodys')).rejects.toMatchObject({ status: 404 })
    await set({ couponType: null })
    expect((await shop.visitor.invitation.offer()).coupon).toBeNull()
    expect(await standing(other, inviteId)).toBe('closed')
    await expect(accept(other, inviteId)).rejects.toMatchObject({ status: 409, code: 'INVITATION_CLOSED' })
    await expect(other.invitation.begin()).rejects.toMatchObject({ status: 409, code: 'INVITATION_CLOSED' })
    await set({})
  })
})

describe('what is given for a friend', () => {
  it('comes seven days after the friend received an order, once, and is told without what was bought', async () => {
    const { inviter, friend } = await pair()
    await settle()
    expect(await stateOf(friend)).toBe('joined')
    await buys(friend)
    await settle()
    expect(await stateOf(friend)).toBe('held')
    await after(6)
    expect(await given(inviter)).toEqual([])
    await after(1)
    await Promise.all(Array.from({ length: 10 }, settle))
    expect(await given(inviter)).toEqual(['inviteFriend'])
    expect(await inviter.invitation.mine()).toMatchObject({ waiting: 0, rewarded: 1, left: 19 })
    const told = await shop.db.select().from(messages).where(eq(messages.memberId, inviter.memberId))
    expect(told.map(({ template, words }) => [template, words])).toContainEqual(['invitationRewarded', { count: '1' }])
  })

  it('is nothing where the order went back, was too small, of prescription drugs, or did not come in time', async () => {
    const pairs = [await pair(), await pair(), await pair(), await pair()]
    const [back, small, onPrescription, none] = pairs.map(({ friend }) => friend) as [Buyer, Buyer, Buyer, Buyer]
    const bought = [await buys(back), await buys(small), await buys(onPrescription)]
    const of = (place: number) => eq(orderLines.orderCode, bought[place]!.orderCode)
    await shop.db.update(orderLines).set({ net: 999 }).where(of(1))
    await shop.db
      .update(orderLines)
      .set({ card: { ...bought[2]!.lines[0]!.card, mark: 'rx' } })
      .where(of(2))
    await settle()
    expect(await stateOf(back)).toBe('held')
    await shop.db.update(orderLines).set({ refunded: orderLines.net }).where(of(0))
    await after(7)
    expect(await Promise.all([back, small, onPrescription, none].map(stateOf))).toEqual(['joined', 'joined', 'joined', 'joined'])
    await after(60)
    expect(await Promise.all([back, small, onPrescription, none].map(stateOf))).toEqual(['lapsed', 'lapsed', 'lapsed', 'lapsed'])
    for (const { inviter } of pairs) expect(await given(inviter)).toEqual([])
  })

  it('is more for the third, and nothing beyond the year’s friends', async () => {
    await set({ most: 3 })
    const inviter = await newcomer()
    const { inviteId } = await inviter.invitation.begin()
    const friends = [await newcomer(), await newcomer(), await newcomer(), await newcomer()]
    for (const friend of friends) {
      await accept(friend, inviteId)
      await buys(friend)
    }
    await settle()
    await after(7)
    expect(await given(inviter)).toEqual(['inviteFriend', 'inviteFriend', 'inviteFriend', 'inviteThree'])
    expect((await Promise.all(friends.map(stateOf))).sort()).toEqual(['lapsed', 'rewarded', 'rewarded', 'rewarded'])
    expect((await inviter.invitation.mine()).left).toBe(0)
    await set({})
  })

  it('is what was published when the friend accepted', async () => {
    const { inviter, friend } = await pair()
    await set({ couponType: 'inviteThree', least: 900_000 })
    await buys(friend)
    await settle()
    await after(7)
    expect(await given(inviter)).toEqual(['inviteFriend'])
    await set({})
  })
})

it('forgets devices and networks half a year later, and keeps the invitation', async () => {
  const { inviter, friend, inviteId } = await pair()
  const marks = async () => [
    (await rowOf(friend)).networkHash,
    (await shop.db.select().from(inviteLinks).where(eq(inviteLinks.memberId, inviter.memberId)))[0]!.networkHash,
  ]
  const forget = () => purge({ db: shop.db, providers: shop.providers, now: shop.clock.now() })
  shop.clock.advance(179 * DAY_SECONDS)
  await forget()
  expect(await marks()).not.toContain(null)
  shop.clock.advance(2 * DAY_SECONDS)
  await forget()
  expect(await marks()).toEqual([null, null])
  expect(await inviter.invitation.begin()).toEqual({ inviteId })
})

describe('what a person looks at first', () => {
  const reasonsAt = async (friend: Buyer) => (await rowOf(friend)).reasons

  it('is a friend on a device or a network of who invites, and one who has the order sent to him', async () => {
    const home = '10.9.9.9'
    const [{ friend: onNetwork }, { inviter, friend: toHim }] = [await pair({ inviter: home, friend: home }), await pair()]
    const [owner, onDevice] = [await newcomer(), await newcomer()]
    const { inviteId } = await owner.invitation.begin()
    const borrowed = shop.client({ token: onDevice.token, device: owner.device, address: '10.9.9.8' })
    await borrowed.invitation.accept({ params: { inviteId } })
    for (const friend of [onNetwork, toHim, onDevice]) await buys(friend)
    const [book] = await shop.db.select().from(addresses).where(eq(addresses.memberId, inviter.memberId))
    await shop.db.update(orders).set({ consigneePhone: book!.consigneePhone }).where(eq(orders.memberId, toHim.memberId))
    await settle()
    await after(7)
    expect(await Promise.all([onNetwork, toHim, onDevice].map(stateOf))).toEqual(['inReview', 'inReview', 'inReview'])
    expect(await Promise.all([onNetwork, toHim, onDevice].map(reasonsAt))).toEqual([['sameNetwork'], ['sameAddress'], ['sameDevice']])
  })

  it.each([
    [2, []],
    [3, ['sameNetwork']],
  ])('is every one of %i friends on one network', async (count, reasons) => {
    const dormitory = `10.8.8.${count}`
    const pairs = []
    for (let place = 0; place < count; place += 1) pairs.push(await pair({ friend: dormitory }))
    for (const { friend } of pairs) await buys(friend)
    await settle()
    await after(7)
    for (const { friend, inviter } of pairs)
      expect([await reasonsAt(friend), await given(inviter)]).toEqual([reasons, reasons.length > 0 ? [] : ['inviteFriend']])
  })

  it.each([
    [5, []],
    [6, ['rush']],
  ])('is every one of %i friends of a day', async (count, reasons) => {
    const inviter = await newcomer()
    const { inviteId } = await inviter.invitation.begin()
    const friends = []
    for (let place = 0; place < count; place += 1) friends.push(await newcomer())
    for (const friend of friends) {
      await accept(friend, inviteId)
      await buys(friend)
    }
    await settle()
    await after(7)
    for (const friend of friends) expect(await reasonsAt(friend)).toEqual(reasons)
    expect((await given(inviter)).length > 0).toBe(reasons.length === 0)
  })

  it('is a promise whose coupon has ended', async () => {
    const { inviter, friend } = await pair()
    await buys(friend)
    await settle()
    const [type] = await shop.db.select().from(couponTypes).where(eq(couponTypes.couponType, 'inviteFriend'))
    await shop.db.update(couponTypes).set({ endsAt: shop.clock.now() }).where(eq(couponTypes.couponType, 'inviteFriend'))
    await after(7)
    expect([await stateOf(friend), await reasonsAt(friend), await given(inviter)]).toEqual(['inReview', ['couponEnded'], []])
    await shop.db.update(couponTypes).set({ endsAt: type!.endsAt }).where(eq(couponTypes.couponType, 'inviteFriend'))
  })
})
