import { and, eq } from 'drizzle-orm'
import { GiftStatus } from '../../../src/contract/level'
import { gatewayAt, type Gateway } from '../../../tests/support/gateway'
import { cabinetOf } from '../../../tests/support/cabinetOf'
import { levelled } from '../../../tests/support/levelled'
import { secondGateway } from '../../../tests/support/secondGateway'
import { newBuyers, type Buyer } from '../../../tests/support/shop'
import { ledgerBalances, memberCoupons } from '../../tables'
import { inTransaction } from '../../kernel/transaction'
import { give } from '../ledger/enter'

const TIMES = 200

let gateway: Gateway
let other: Awaited<ReturnType<typeof secondGateway>>
let people: Buyer[]
beforeAll(async () => {
  gateway = await gatewayAt()
  other = await secondGateway(gateway)
  people = await newBuyers(gateway, 8)
})
afterAll(() => other.close())

/** Asks 200 times at once, half of them at each gateway; how often it was given. */
async function givenTo(buyer: Buyer, ask: (buyer: Buyer) => Promise<unknown>): Promise<number> {
  const twice = [buyer, other.as(buyer)]
  const ends = await Promise.allSettled(Array.from({ length: TIMES }, (_, place) => ask(twice[place % 2]!)))
  return ends.filter(({ status }) => status === 'fulfilled').length
}
const coinsOf = async ({ memberId }: Buyer) => {
  const ofCoins = and(eq(ledgerBalances.memberId, memberId), eq(ledgerBalances.account, 'coin'))
  const [row] = await gateway.db.select({ balance: ledgerBalances.balance }).from(ledgerBalances).where(ofCoins)
  return row?.balance
}
const couponsOf = ({ memberId }: Buyer) => gateway.db.$count(memberCoupons, eq(memberCoupons.memberId, memberId))

describe(`a reward asked for ${TIMES} times at once at two gateways is given once`, () => {
  it('signing in', async () => {
    const buyer = people.pop()!
    expect(await givenTo(buyer, (who) => who.sign.signToday())).toBe(1)
    expect(await coinsOf(buyer)).toBe(5)
  })

  it('a day made up', async () => {
    gateway.clock.set('2026-11-24T10:00:00+08:00')
    const buyer = people.pop()!
    await inTransaction(gateway.db, (tx) =>
      give(tx, {
        memberId: buyer.memberId,
        account: 'coin',
        amount: 500,
        reason: 'task',
        reference: 'test',
        key: 'test',
        at: gateway.clock.now(),
      }),
    )
    const { dailySignInfos, makeUpCost, makeUpCoins } = await buyer.sign.info()
    const day = dailySignInfos.find(({ signStatus }) => signStatus === 1)
    expect(await givenTo(buyer, (who) => who.sign.makeUp({ body: { date: day!.date } }))).toBe(1)
    expect(await coinsOf(buyer)).toBe(500 - makeUpCost + makeUpCoins)
  })

  it('a task', async () => {
    const buyer = people.pop()!
    expect(await givenTo(buyer, (who) => who.sign.receiveCoin({ body: { id: 'address' } }))).toBe(1)
    expect(await coinsOf(buyer)).toBe(10)
  })

  it('the doses of a day', async () => {
    const buyer = people.pop()!
    await buyer.agreement.agree({ body: { agreements: 'drugUserRule@2026-11-21' } })
    const { id } = await buyer.patient.add({ body: { name: '周建国', idCardNumber: '320106195806151037' } })
    await cabinetOf(gateway, buyer, { patientId: id, name: '缬沙坦胶囊' })
    expect(await givenTo(buyer, (who) => who.sign.receiveCoin({ body: { id: 'cabinet' } }))).toBe(1)
    expect(await coinsOf(buyer)).toBe(3)
  })

  it('the question of the day: answered alike to everybody who asks, paid once', async () => {
    const buyer = people.pop()!
    const { id, items, coins } = await buyer.sign.question()
    await givenTo(buyer, (who) => who.sign.completeTask({ body: { id, questionItem: items[0]!.id } }))
    expect(await coinsOf(buyer)).toBe(coins)
  })

  it('a coupon: shown to everybody who asks, and one', async () => {
    const buyer = people.pop()!
    const [type] = (await buyer.coupon.list()).shops.filter(({ status }) => status === 'toDraw')
    await givenTo(buyer, (who) => who.coupon.draw({ body: { couponType: type!.couponType, source: 'test' } }))
    expect(await couponsOf(buyer)).toBe(1)
  })

  it('the pack of new members', async () => {
    const buyer = people.pop()!
    expect(await givenTo(buyer, (who) => who.newUser.receivePack({ params: { id: 'new-member' } }))).toBe(1)
    expect(await couponsOf(buyer)).toBe(1)
  })

  it('the gift of a level', async () => {
    const buyer = people.pop()!
    await levelled(gateway, buyer)
    const open = (await buyer.level.gifts()).gifts.find(({ giftStatus }) => giftStatus === GiftStatus.open)
    expect(await givenTo(buyer, (who) => who.level.receiveGift({ params: { id: open!.id } }))).toBe(1)
  })
})
