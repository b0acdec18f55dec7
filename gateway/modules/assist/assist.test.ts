import { eq, like } from 'drizzle-orm'
import { DAY_SECONDS, HOUR_SECONDS } from '../../../src/lib/duration'
import { daysAfter, shopDate } from '../../../src/lib/time'
import { ACTIVITY } from '../../../tests/support/assistAt'
import { newBuyers, shopAt, type Buyer, type Shop } from '../../../tests/support/shop'
import { assistHelps, assists, couponTypes, memberCoupons, members, messages, sessions, settings } from '../../tables'
import { assistsOf } from '../../demo/shop/assists'
import { settingChanged } from '../../kernel/settings'
import { inTransaction } from '../../kernel/transaction'
import { purge } from '../purge'
import { assistSetting } from './activities'

const HOUR = HOUR_SECONDS
const GIVEN = 'assistTwenty'

let shop: Shop
let people: Buyer[]
let networks = 0
beforeAll(async () => {
  shop = await shopAt()
  people = await newBuyers(shop, 130)
  await shop.db.update(sessions).set({ expiresAt: new Date('2040-01-01T00:00:00+08:00') })
  await set({})
})

/** Somebody who has been a member for long, or registered now, on a network of his own. */
async function person({
  isNew = false,
  address = `10.1.0.${(networks += 1)}`,
  device = undefined as string | undefined,
} = {}): Promise<Buyer> {
  const buyer = people.pop()!
  const createdAt = new Date(shop.clock.now().getTime() - (isNew ? 0 : 30) * DAY_SECONDS * 1000)
  await shop.db.update(members).set({ createdAt }).where(eq(members.memberId, buyer.memberId))
  return { ...buyer, ...shop.client({ token: buyer.token, device: device ?? buyer.device, address }) }
}
const begin = async (owner: Buyer) => (await owner.assist.begin({ body: { activityId: ACTIVITY } })).assistId
const help = (friend: Buyer, assistId: string) => friend.assist.help({ params: { assistId }, body: { wish: 'care' } })
const standing = async (who: Pick<Buyer, 'assist'>, assistId: string) => (await who.assist.seen({ params: { assistId } })).standing
const rowOf = async (assistId: string) => (await shop.db.select().from(assists).where(eq(assists.assistId, assistId)))[0]!
const given = async ({ memberId }: Buyer) =>
  (await shop.db.select().from(memberCoupons).where(like(memberCoupons.grantKey, 'assist%')))
    .filter((one) => one.memberId === memberId)
    .map(({ couponType }) => couponType)
const told = async ({ memberId }: Buyer) =>
  (await shop.db.select().from(messages).where(eq(messages.memberId, memberId))).map(({ template, link }) => [template, link])
const [FAMILY] = assistsOf({ beginsAt: new Date('2026-01-01T00:00:00+08:00'), endsAt: new Date('2039-01-01T00:00:00+08:00') })
const set = (own: Partial<NonNullable<typeof FAMILY>>) =>
  inTransaction(shop.db, async (tx) => {
    await settingChanged(tx, assistSetting.key)
    await tx
      .update(settings)
      .set({ value: [{ ...FAMILY, friends: 3, ...own }] })
      .where(eq(settings.key, assistSetting.key))
  })
/** An assist with who helped, one after another. */
async function helpedBy(friends: readonly Buyer[], owner?: Buyer) {
  const who = owner ?? (await person())
  const assistId = await begin(who)
  for (const friend of friends) await help(friend, assistId)
  return { owner: who, assistId }
}
const end = async (friends: readonly Buyer[], owner?: Buyer) => {
  const { owner: who, assistId } = await helpedBy(friends, owner)
  const { state, reasons } = await rowOf(assistId)
  return [state, reasons, await given(who)]
}

describe('an assist', () => {
  it('is begun once, of 200 who press at the same time, and says whose it is to nobody', async () => {
    const { activities } = await shop.visitor.assist.activities()
    expect(activities).toMatchObject([{ activityId: ACTIVITY, friends: 3, hours: 24, coupon: { couponType: GIVEN, status: 'toDraw' } }])
    const owner = await person()
    const ids = await Promise.all(Array.from({ length: 200 }, () => begin(owner)))
    expect(new Set(ids).size).toBe(1)
    const [assistId] = ids as [string]
    const seen = await shop.visitor.assist.seen({ params: { assistId } })
    expect(seen).toMatchObject({ standing: 'open', helped: 0, friends: 3 })
    expect(JSON.stringify(seen)).not.toContain(owner.memberId)
    expect(await owner.assist.activity({ params: { activityId: ACTIVITY } })).toMatchObject({ isOpen: true, assistId })
  })

  it('gives the coupon with the last of those who are needed, once, and tells nobody’s name', async () => {
    const friends = [await person(), await person(), await person()]
    const { owner, assistId } = await helpedBy(friends.slice(0, 2))
    expect([(await rowOf(assistId)).state, await given(owner)]).toEqual(['open', []])
    const ends = await Promise.allSettled(Array.from({ length: 200 }, () => help(friends[2]!, assistId)))
    expect(ends.filter(({ status }) => status === 'fulfilled')).toMatchObject([{ value: { helped: 3 } }])
    expect([(await rowOf(assistId)).state, await given(owner)]).toEqual(['rewarded', [GIVEN]])
    expect(await told(owner)).toContainEqual(['assistRewarded', expect.stringContaining(assistId) as string])
    const own = await owner.assist.own({ params: { assistId } })
    expect(own.helps).toHaveLength(3)
    expect(own.helps[0]).toMatchObject({ name: expect.stringMatching(/^.\*\*$/) as string, wish: '照顾好身体' })
    await expect(begin(owner)).rejects.toMatchObject({ status: 409, code: 'ASSIST_TAKEN' })
    await expect(friends[0]!.assist.own({ params: { assistId } })).rejects.toMatchObject({ status: 404 })
  })

  it('counts everybody who helps at the same time, and not one more', async () => {
    const { owner, assistId } = await helpedBy([])
    const crowd = []
    for (let place = 0; place < 10; place += 1) crowd.push(await person())
    const ends = await Promise.allSettled(crowd.map((friend) => help(friend, assistId)))
    expect(ends.filter(({ status }) => status === 'fulfilled')).toHaveLength(3)
    const refused = ends.flatMap((one) => (one.status === 'rejected' ? [(one.reason as { code: string }).code] : []))
    expect(new Set(refused)).toEqual(new Set(['ASSIST_COMPLETE']))
    expect([(await rowOf(assistId)).helped, await given(owner)]).toEqual([3, [GIVEN]])
  })

  it('is helped with by two who help each other at the same time', async () => {
    const [one, other] = [await person(), await person()]
    const [first, second] = [await begin(one), await begin(other)]
    await Promise.all([help(one, second), help(other, first)])
    expect([(await rowOf(first)).helped, (await rowOf(second)).helped]).toEqual([1, 1])
  })

  it('ends with its time, gives nothing then, and may be begun again', async () => {
    const [early, late] = [await person(), await person()]
    const { owner, assistId } = await helpedBy([early])
    shop.clock.advance(24 * HOUR)
    expect(await standing(late, assistId)).toBe('over')
    await expect(help(late, assistId)).rejects.toMatchObject({ status: 409, code: 'ASSIST_OVER' })
    expect((await owner.assist.mine()).results).toMatchObject([{ assistId, state: 'lapsed', helped: 1 }])
    const again = await begin(owner)
    expect(again).not.toBe(assistId)
    expect([(await rowOf(assistId)).state, await given(owner)]).toEqual(['lapsed', []])
  })

  it('is what was published when it was begun', async () => {
    const { owner, assistId } = await helpedBy([])
    await set({ friends: 2, couponType: 'inviteThree' })
    for (let place = 0; place < 3; place += 1) await help(await person(), assistId)
    expect([(await rowOf(assistId)).helped, await given(owner)]).toEqual([3, [GIVEN]])
    await set({})
  })
})

describe('beginning', () => {
  it('is refused with the reason of an unknown activity, outside its days, and where nothing is left', async () => {
    const owner = await person()
    await expect(owner.assist.begin({ body: { activityId: 'nothing' } })).rejects.toMatchObject({ status: 404 })
    const today = shopDate(shop.clock.now())
    for (const days of [{ from: daysAfter(today, 1) }, { from: daysAfter(today, -9), until: daysAfter(today, -1) }]) {
      await set(days)
      expect((await shop.visitor.assist.activities()).activities).toEqual([])
      await expect(begin(owner)).rejects.toMatchObject({ status: 409, code: 'ASSIST_CLOSED' })
    }
    const kept = await shop.db.$count(assists, eq(assists.activityId, ACTIVITY))
    const lapsed = await shop.db.$count(assists, eq(assists.state, 'lapsed'))
    await set({ most: kept - lapsed + 1 })
    const others = [await person(), await person(), await person(), await person()]
    const ends = await Promise.allSettled(others.map(begin))
    expect(ends.map((one) => (one.status === 'fulfilled' ? 'begun' : (one.reason as { code: string }).code)).sort()).toEqual([
      ...['ASSIST_FULL', 'ASSIST_FULL', 'ASSIST_FULL', 'begun'],
    ])
    shop.clock.advance(24 * HOUR)
    expect(await begin(owner)).toBeTruthy()
    await set({})
  })
})

describe('helping', () => {
  it('is refused with the reason: oneself, twice, the same member twice a day, more often than a day allows', async () => {
    const [friend, other] = [await person(), await person()]
    const { owner, assistId } = await helpedBy([friend])
    await expect(help(owner, assistId)).rejects.toMatchObject({ status: 409, code: 'OWN_ASSIST' })
    await expect(help(friend, assistId)).rejects.toMatchObject({ status: 409, code: 'ALREADY_HELPED' })
    await expect(help(friend, 'nobodys')).rejects.toMatchObject({ status: 404 })
    const words = friend.assist.help({ params: { assistId }, body: { wish: 'anything' as never } })
    await expect(words).rejects.toMatchObject({ status: 400, field: 'wish' })

    await shop.db.update(assists).set({ state: 'lapsed' }).where(eq(assists.assistId, assistId))
    const again = await begin(owner)
    expect(await standing(friend, again)).toBe('today')
    await expect(help(friend, again)).rejects.toMatchObject({ status: 409, code: 'HELPED_TODAY' })

    for (let place = 0; place < 3; place += 1) await help(other, (await helpedBy([])).assistId)
    expect(await standing(other, again)).toBe('limit')
    await expect(help(other, again)).rejects.toMatchObject({ status: 409, code: 'HELP_LIMIT' })
    await shop.db
      .update(assists)
      .set({ endsAt: new Date(shop.clock.now().getTime() + 48 * HOUR * 1000) })
      .where(eq(assists.assistId, again))
    shop.clock.advance(DAY_SECONDS)
    await help(friend, again)
    await help(other, again)
    expect((await rowOf(again)).helped).toBe(2)
  })
})

describe('what a person looks at first', () => {
  it('is a friend on a device of who began it, and two on one device', async () => {
    const owner = await person()
    expect(await end([await person({ device: owner.device }), await person(), await person()], owner)).toEqual([
      'inReview',
      ['sameDevice'],
      [],
    ])
    const shared = await person()
    expect(await end([shared, await person({ device: shared.device }), await person()])).toEqual(['inReview', ['sameDevice'], []])
  })

  it.each([
    [2, ['rewarded', [], [GIVEN]]],
    [3, ['inReview', ['sameNetwork'], []]],
  ])('is %i friends on one network, or fewer', async (count, expected) => {
    const home = `10.8.8.${count}`
    const friends = []
    for (let place = 0; place < 3; place += 1) friends.push(await person(place < count ? { address: home } : {}))
    expect(await end(friends)).toEqual(expected)
  })

  it.each([
    [1, ['rewarded', [], [GIVEN]]],
    [2, ['inReview', ['newAccounts'], []]],
  ])('is %i of three accounts that are new', async (count, expected) => {
    const friends = []
    for (let place = 0; place < 3; place += 1) friends.push(await person({ isNew: place < count }))
    expect(await end(friends)).toEqual(expected)
  })

  it('is a promise whose coupon has ended', async () => {
    const { owner, assistId } = await helpedBy([await person(), await person()])
    const [type] = await shop.db.select().from(couponTypes).where(eq(couponTypes.couponType, GIVEN))
    await shop.db.update(couponTypes).set({ endsAt: shop.clock.now() }).where(eq(couponTypes.couponType, GIVEN))
    await help(await person(), assistId)
    const { state, reasons } = await rowOf(assistId)
    expect([state, reasons, await given(owner)]).toEqual(['inReview', ['couponEnded'], []])
    await shop.db.update(couponTypes).set({ endsAt: type!.endsAt }).where(eq(couponTypes.couponType, GIVEN))
  })
})

it('forgets who helped half a year later, and keeps how many', async () => {
  const { owner, assistId } = await helpedBy([await person()])
  shop.clock.advance(181 * DAY_SECONDS)
  await purge({ db: shop.db, providers: shop.providers, now: shop.clock.now() })
  expect(await shop.db.$count(assistHelps, eq(assistHelps.assistId, assistId))).toBe(0)
  expect(await owner.assist.own({ params: { assistId } })).toMatchObject({ helped: 1, helps: [] })
})
