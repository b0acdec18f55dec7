import { eq } from 'drizzle-orm'
import type { LotteryFields, PrizeFields } from '../../../counter/contract/lottery'
import { DAY_SECONDS, HOUR, HOUR_SECONDS } from '../../../src/lib/duration'
import { staffAt, type StaffPerson } from '../../../tests/support/counter'
import { gatewayAt, type Gateway } from '../../../tests/support/gateway'
import { lotteryFields } from '../../../tests/support/lotteryFields'
import { packingOf } from '../../../tests/support/shop'
import { couponTypes, lotteries, packings, products } from '../../tables'
import { inTransaction } from '../../kernel/transaction'
import { runJobs } from '../jobs'
import { give } from '../ledger/enter'
import { publishDue } from '../revision/publishDue'
import { settleLotteries } from './settleLotteries'

const ID = 'autumn-draw'

let gateway: Gateway
let operator: StaffPerson
let fields: LotteryFields
beforeEach(async () => {
  gateway = await gatewayAt()
  operator = await staffAt(gateway, { roles: ['operator'], name: '程路' })
  fields = await lotteryFields(gateway)
  // The demonstration's runs already.
  await gateway.db.delete(lotteries)
})

const write = (edited: unknown, { when = 'now', id = ID }: { when?: string; id?: string } = {}, person = operator) =>
  person.revision.write({ body: { subject: 'lottery', subjectId: id, edited, reason: '换季', when } })
const one = (activityId = ID) => operator.lottery.one({ params: { activityId } })
const stop = (activityId = ID) => operator.lottery.stop({ params: { activityId }, body: { reason: '奖品发错了' } })
const jackpot = (activityId = ID) => gateway.visitor.lottery.jackpot({ params: { activityId }, query: {} })
const takeBack = async () => {
  const [last] = (await operator.change.list({ query: { subject: 'lottery' } })).results
  return operator.change.revert({ params: { changeId: last!.changeId } })
}
const later = (instant: string, hours: number) => new Date(Date.parse(instant) + hours * HOUR).toISOString()
/** So much later the operator logs in again. */
const wait = async (seconds: number) => {
  gateway.clock.advance(seconds)
  operator = await staffAt(gateway, { roles: ['operator'], name: '程路' })
}
/** Its time comes. */
const begin = () => wait(2 * HOUR_SECONDS)
const published = async () => {
  await write(fields)
  await begin()
}

describe('a draw that is edited', () => {
  it('is written whole, and stands in the shop as it was written, with its twelve rules', async () => {
    expect(await one()).toMatchObject({ isNew: true, isFrozen: false, stoppedFor: null })
    await write(fields)
    expect(await jackpot()).toMatchObject({ title: '秋日好礼', enabled: false, useIntegral: 100 })
    const { fields: kept, rules, won, path, ...stands } = await one()
    expect(kept).toEqual(fields)
    expect([rules.length, won, path]).toEqual([12, [0, 0, 0, 0, 0, 0, 0, 0], '/prizes/draw'])
    expect(stands).toMatchObject({ isNew: false, isFrozen: false, standing: 'coming' })
  })

  it('says in words what differs', async () => {
    await write(fields)
    const [coins, ...others] = fields.prizes
    const { differences } = await write({ prizes: [{ ...coins, name: '15 健康币', amount: 15 }, ...others] })
    const words = (name: string) =>
      `${name} 30%，5 元券 10%，血压计 0.02% 共 5 份，20 积分 10%，下次好运 49.98%${'，下次好运 0%'.repeat(3)}`
    expect(differences).toEqual([{ field: '奖品', from: words('10 健康币'), to: words('15 健康币') }])
  })

  it('is no edit where the same prizes are sent again, in whatever order their keys are', async () => {
    await write(fields)
    const turned = fields.prizes.map((prize) => Object.fromEntries(Object.entries(prize).reverse()))
    await expect(write({ prizes: turned })).rejects.toMatchObject({ code: 'UNCHANGED' })
  })

  it('is taken back before it begins, and brought again', async () => {
    await write(fields)
    await takeBack()
    await expect(jackpot()).rejects.toMatchObject({ status: 404 })
    await takeBack()
    expect(await jackpot()).toMatchObject({ title: '秋日好礼' })
  })

  it('is told to the second of two who saw it as it was', async () => {
    await write(fields)
    const { version } = await one()
    await write({ freeTimes: 2 })
    const body = { subject: 'lottery', subjectId: ID, edited: { freeTimes: 3 }, reason: '换季', when: 'now' }
    await expect(operator.revision.write({ body }, { version })).rejects.toMatchObject({
      details: { fields: [{ field: '每天免费次数', yours: '3', theirs: '2' }] },
    })
  })

  it('is looked at with what follows from it: fewer goods than can be won', async () => {
    await gateway.db
      .update(packings)
      .set({ stock: 3 })
      .where(eq(packings.skuCode, fields.prizes[2]!.skuCode ?? ''))
    const { notes } = await operator.preview.create({ body: { subject: 'lottery', subjectId: ID, edited: fields } })
    expect(notes).toEqual([expect.stringMatching(/^「血压计」共 5 份，库存只有 3 /)])
  })
})

describe('what a draw may not be', () => {
  type Change = (own: LotteryFields) => Partial<Omit<LotteryFields, 'prizes'> & { prizes: unknown[] }>
  /** One prize is another. */
  const with_ =
    (place: number, changed: Partial<PrizeFields>): Change =>
    ({ prizes }) => ({ prizes: prizes.map((prize, at) => (at === place ? { ...prize, ...changed } : prize)) })
  const [COIN, COUPON, GOODS, , LOST] = [0, 1, 2, 3, 4] as const

  it.each<[string, Change, string, string]>([
    ['ends before it begins', ({ beginsAt }) => ({ endsAt: beginsAt }), 'endsAt', '结束时间应在开始时间之后'],
    ['odds that are too few', with_(LOST, { odds: 499_787 }), 'prizes', '概率加起来应是 100%，现在还差 0.0013%'],
    ['odds that are too many', with_(LOST, { odds: 504_800 }), 'prizes', '概率加起来应是 100%，现在多了 0.5%'],
    ['seven prizes', ({ prizes }) => ({ prizes: prizes.slice(1) }), 'prizes', '奖品应为 8 格'],
    ['coins without an amount', with_(COIN, { amount: null }), 'prizes', '第 1 格「10 健康币」：请填写数额'],
    ['coins with a worth', with_(COIN, { worth: 10 }), 'prizes', '第 1 格「10 健康币」：「健康币」不用填价值'],
    ['a coupon of no kind', with_(COUPON, { couponType: null }), 'prizes', '第 2 格「5 元券」：请填写优惠券'],
    ['a coupon that is not there', with_(COUPON, { couponType: 'nothing' }), 'prizes', '第 2 格「5 元券」：没有这种优惠券'],
    ['a coupon with an amount', with_(COUPON, { amount: 5 }), 'prizes', '第 2 格「5 元券」：「优惠券」不用填数额'],
    ['goods of no packing', with_(GOODS, { skuCode: null }), 'prizes', '第 3 格「血压计」：请填写规格编码'],
    ['goods of a packing that is not there', with_(GOODS, { skuCode: 'no-1' }), 'prizes', '第 3 格「血压计」：没有这个规格：no-1'],
    ['goods without a worth', with_(GOODS, { worth: null }), 'prizes', '第 3 格「血压计」：请填写价值'],
    ['goods without end', with_(GOODS, { quantity: null }), 'prizes', '第 3 格「血压计」：请填写数量'],
    ['nothing, so many times', with_(LOST, { quantity: 9 }), 'prizes', '第 5 格「下次好运」：「没有奖品」不用填数量'],
    ['two prizes of one name', with_(3, { name: '10 健康币' }), 'prizes', '有两格都叫「10 健康币」，请改一个'],
    ['a prize called like none', with_(3, { name: '下次好运' }), 'prizes', '有两格都叫「下次好运」，请改一个'],
    [
      'nothing to win',
      ({ prizes }) => ({ prizes: prizes.map((_prize, at) => ({ ...prizes[LOST], odds: at === 0 ? 1_000_000 : 0 })) }),
      'prizes',
      '至少要有一格有奖品',
    ],
    [
      'nothing that lasts',
      ({ prizes }) => ({
        prizes: prizes.map((prize, at) => ({
          ...(prize.prizeType === 'none' ? { ...prize, prizeType: 'coin', name: `${at} 健康币`, amount: 1 } : prize),
          quantity: 9,
        })),
      }),
      'prizes',
      '至少要有一格健康币、积分或没有奖品不限数量：别的发完以后由它接上',
    ],
  ])('%s, and is refused beside the field', async (_what, changed, field, message) => {
    await expect(write({ ...fields, ...changed(fields) })).rejects.toMatchObject({ status: 400, field, message })
  })

  it('one with a coupon that ends before it does', async () => {
    await gateway.db
      .update(couponTypes)
      .set({ endsAt: new Date(later(fields.endsAt, -1)) })
      .where(eq(couponTypes.couponType, 'lottery5'))
    const message = expect.stringMatching(/^第 2 格「5 元券」：这种优惠券 .+ 结束，早于活动结束$/) as string
    await expect(write(fields)).rejects.toMatchObject({ code: 'LOTTERY_PROBLEM', field: 'prizes', message })
  })

  it.each(['rx', 'otcA'] as const)('one that gives %s away: the law', async (mark) => {
    const { skuCode } = await packingOf(gateway, mark)
    const message = expect.stringMatching(/是处方药或甲类非处方药，不能作奖品$/) as string
    await expect(write({ ...fields, ...with_(GOODS, { skuCode })(fields) })).rejects.toMatchObject({ code: 'LOTTERY_PROBLEM', message })
  })

  it('one whose goods have become such a drug since it was scheduled', async () => {
    await write(fields, { when: later(gateway.clock.now().toISOString(), 0.05) })
    const { productCode } = await packingOf(gateway, 'none')
    await gateway.db.update(products).set({ mark: 'otcA' }).where(eq(products.productCode, productCode))
    gateway.clock.advance(300)
    await runJobs({ ...gateway, now: gateway.clock.now(), jobs: { publishDue } })
    const [failed] = (await operator.revision.list({ query: { subject: 'lottery' } })).results
    expect(failed).toMatchObject({ state: 'failed', problem: expect.stringMatching(/不能作奖品$/) as string })
  })
})

describe('one draw at a time', () => {
  const second = (hours: number) => ({
    ...fields,
    title: '冬日好礼',
    beginsAt: later(fields.endsAt, hours),
    endsAt: later(fields.endsAt, 99),
  })

  it('another whose period overlaps is refused, and told which', async () => {
    await write(fields)
    const message = expect.stringMatching(/^与「秋日好礼」（.+ 至 .+）的时间重叠，同一时间只能有一个抽奖活动$/) as string
    const refused = { status: 400, code: 'LOTTERY_PROBLEM', field: 'beginsAt', message }
    await expect(write(second(-1), { id: 'winter' })).rejects.toMatchObject(refused)
  })

  it('another may begin when it ends', async () => {
    await write(fields)
    expect(await write(second(0), { id: 'winter' })).toMatchObject({ state: 'published' })
  })

  it('another may take the place of one that was stopped', async () => {
    await published()
    await stop()
    expect(await write(second(-1), { id: 'winter' })).toMatchObject({ state: 'published' })
  })

  it('of two that are published at once one is', async () => {
    const ends = await Promise.allSettled([write(fields), write(second(-1), { id: 'winter' })])
    expect(ends.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
  })
})

describe('a draw that has begun', () => {
  const FROZEN = { status: 409, code: 'LOTTERY_FROZEN', message: '活动已经开始，规则不能再改；需要修改请停止它并新建一个活动' }

  it('is edited no more, for its time has come', async () => {
    await published()
    expect(await one()).toMatchObject({ isFrozen: true, standing: 'running' })
    await expect(write({ freeTimes: 2 })).rejects.toMatchObject(FROZEN)
  })

  it('is edited no more once somebody drew, whatever its time says', async () => {
    await published()
    await gateway.zhou.lottery.draw({ body: { activityId: ID, key: 'the-first-draw' } })
    gateway.clock.advance(-2 * HOUR_SECONDS)
    await expect(write({ freeTimes: 2 })).rejects.toMatchObject(FROZEN)
  })

  it('is still looked at as it stands', async () => {
    await published()
    await gateway.zhou.lottery.draw({ body: { activityId: ID, key: 'the-first-draw' } })
    const body = { subject: 'lottery', subjectId: ID, edited: {} }
    expect(await operator.preview.create({ body })).toMatchObject({ notes: [] })
  })

  it('is taken back no more', async () => {
    await published()
    await expect(takeBack()).rejects.toMatchObject(FROZEN)
  })

  it('is not changed by what was scheduled for later', async () => {
    await write(fields)
    const { revisionId } = await write({ freeTimes: 2 }, { when: later(fields.beginsAt, 0.5) })
    await begin()
    await runJobs({ ...gateway, now: gateway.clock.now(), jobs: { publishDue } })
    expect(await operator.revision.one({ params: { revisionId } })).toMatchObject({ state: 'failed', problem: FROZEN.message })
  })

  it('cannot be changed by SQL either', async () => {
    await published()
    await gateway.zhou.lottery.draw({ body: { activityId: ID, key: 'the-first-draw' } })
    await expect(gateway.db.update(lotteries).set({ prizes: [] })).rejects.toMatchObject({
      cause: { message: 'a draw that has begun never changes' },
    })
  })

  it('counts its draws and what was won', async () => {
    await published()
    const { prizeId } = await gateway.zhou.lottery.draw({ body: { activityId: ID, key: 'the-first-draw' } })
    const place = Number(prizeId.slice(1)) - 1
    expect((await one()).won).toEqual(fields.prizes.map((_prize, at) => (at === place ? 1 : 0)))
    const wins = Number(fields.prizes[place]?.prizeType !== 'none')
    expect((await operator.lottery.list({ query: {} })).results).toMatchObject([{ activityId: ID, draws: 1, wins }])
  })
})

describe('a draw that is stopped', () => {
  it('is drawn no more, and shoppers read why', async () => {
    await published()
    expect(await stop()).toMatchObject({ standing: 'over', stoppedFor: '奖品发错了' })
    expect(await jackpot()).toMatchObject({ enabled: false, stoppedFor: '奖品发错了' })
    await expect(gateway.zhou.lottery.draw({ body: { activityId: ID, key: 'after-the-stop' } })).rejects.toMatchObject({
      code: 'LOTTERY_CLOSED',
      message: '活动已停止：奖品发错了',
    })
  })

  it('gives points for draws that were not made back', async () => {
    await published()
    const { memberId } = gateway.zhou
    const entry = {
      memberId,
      account: 'integral',
      amount: 100,
      reason: 'prize',
      reference: 'a',
      key: 'a',
      at: gateway.clock.now(),
    } as const
    await inTransaction(gateway.db, (tx) => give(tx, entry))
    const { integral } = await gateway.zhou.lottery.integral()
    await gateway.zhou.lottery.useIntegral({ body: { activityId: ID } })
    await stop()
    await runJobs({ ...gateway, now: gateway.clock.now(), jobs: { settleLotteries } })
    expect(await gateway.zhou.lottery.integral()).toEqual({ integral })
  })

  it('is over in the list, and none of those that run', async () => {
    await published()
    await stop()
    const listed = async (standing: 'running' | 'over') => (await operator.lottery.list({ query: { standing } })).results
    expect(await listed('over')).toMatchObject([{ activityId: ID, isStopped: true, standing: 'over' }])
    expect(await listed('running')).toEqual([])
  })

  it.each([
    ['one that is to come', () => undefined, '活动还没有开始，可以直接修改或撤回'],
    ['one that is over', () => wait(6 * DAY_SECONDS), '活动已经结束，不用停止'],
    ['one that was stopped', () => stopped(), '活动已经停止'],
  ])('is none, of %s', async (_what, happens, message) => {
    await write(fields)
    await happens()
    await expect(stop()).rejects.toMatchObject({ status: 409, code: 'NOT_RUNNING', message })
  })
  const stopped = async () => {
    await begin()
    await stop()
  }

  it('is stopped by what was seen of it alone', async () => {
    await published()
    const { version } = await one()
    await stop()
    const again = operator.lottery.stop({ params: { activityId: ID }, body: { reason: '再停一次' } }, { version })
    await expect(again).rejects.toMatchObject({ code: 'CHANGED_SINCE' })
  })

  it('is there', async () => {
    await expect(stop('nothing')).rejects.toMatchObject({ status: 404 })
  })
})

it('draws are the business of operators', async () => {
  const clerk = await staffAt(gateway, { roles: ['clerk', 'pharmacist', 'doctor'] })
  await expect(clerk.lottery.list({ query: {} })).rejects.toMatchObject({ code: 'WRONG_ROLE' })
  await expect(write(fields, {}, clerk)).rejects.toMatchObject({ code: 'WRONG_ROLE' })
})
