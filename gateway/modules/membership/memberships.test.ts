import { and, eq } from 'drizzle-orm'
import { staffAt } from '../../../tests/support/counter'
import { svipPaid } from '../../../tests/support/svipAt'
import { svipShop } from '../../../tests/support/svipShop'
import { auditLog, members, svipCards } from '../../tables'

let place: Awaited<ReturnType<typeof svipShop>>
beforeAll(async () => {
  place = await svipShop(10)
})
beforeEach(() => place.at('2026-12-18'))

const listed = async (query: { part?: 'held' | 'paused' | 'frozen'; card?: string }) =>
  (await place.cheng.membership.list({ query })).results
const idsOf = async (...query: Parameters<typeof listed>) => (await listed(...query)).map(({ orderId }) => orderId)
const REASON = { reason: '会员来电要求' }

describe('memberships at the counter', () => {
  it('are listed while they run or wait, masked, with what was paid and saved', async () => {
    const { one, orderId } = await place.member()
    const next = await svipPaid(place.shop, one, 'month')
    expect(await listed({})).toMatchObject([
      { orderId: next, planName: '月卡', state: 'next', firstDay: '2027-12-19', paid: 1900, saved: 0 },
      {
        orderId,
        planName: '年卡',
        state: 'running',
        firstDay: '2026-12-18',
        lastDay: '2027-12-18',
        paid: 16_800,
        isFrozen: false,
        pause: null,
      },
    ])
    const [row] = await listed({})
    expect(row?.memberName).toMatch(/^b\*+\d$/)
    expect(row?.memberPhone).toMatch(/^139\*{4}\d{4}$/)
    expect(row?.cardNumber).toMatch(/^8806 \*{4} \d{4}$/)
    place.at('2028-02-01')
    expect(await idsOf({})).toEqual([])
  })

  it('are found by a card, those that are over, too, and by a phone in the head for operators alone', async () => {
    const { one, orderId } = await place.member('month')
    const [card] = await place.shop.db.select().from(svipCards).where(eq(svipCards.memberId, one.memberId))
    const [member] = await place.shop.db.select().from(members).where(eq(members.memberId, one.memberId))
    place.at('2027-06-01')
    const tail = card!.cardNumber.slice(-4)
    expect(await idsOf({ card: card!.cardNumber })).toEqual([orderId])
    expect(await idsOf({ card: tail })).toContain(orderId)
    expect(await idsOf({ card: '880600000000' })).toEqual([])
    await expect(listed({ card: '88' })).rejects.toMatchObject({ status: 400, message: '请输入完整的卡号，或卡号后四位' })
    for (const words of [member!.phone, card!.cardNumber, tail, orderId]) {
      const { results } = await place.cheng.find.records({ query: { words } })
      expect(results).toContainEqual(expect.objectContaining({ kind: 'membership', id: orderId }))
      expect(JSON.stringify(results)).not.toContain(member!.phone)
    }
    const clerk = await staffAt(place.shop, { roles: ['clerk'] })
    expect((await clerk.find.records({ query: { words: card!.cardNumber } })).results).toEqual([])
    await expect(clerk.membership.list({ query: {} })).rejects.toMatchObject({ status: 403 })
  })

  it('stand apart where the card is frozen or the rights pause', async () => {
    const [{ orderId: frozen }, { orderId: paused }] = [await place.member(), await place.member()]
    await place.cheng.membership.freeze({ params: { orderId: frozen }, body: REASON })
    await place.cheng.membership.announcePause({ params: { orderId: paused }, body: REASON })
    expect(await idsOf({ part: 'frozen' })).toEqual([frozen])
    expect(await idsOf({ part: 'paused' })).toEqual([paused])
    expect(await idsOf({})).toEqual(expect.arrayContaining([frozen, paused]))
  })

  it('are opened with a line in the audit log, and not where nothing was paid or the account is closed', async () => {
    const { one, orderId } = await place.member()
    await place.cheng.membership.detail({ params: { orderId } })
    const opened = and(eq(auditLog.record, `svip:${orderId}`), eq(auditLog.title, '查看会员'))
    expect(await place.shop.db.$count(auditLog, opened)).toBe(1)
    await expect(place.cheng.membership.detail({ params: { orderId: 'of-nobody' } })).rejects.toMatchObject({ status: 404 })
    await place.shop.db.update(members).set({ erasedAt: place.shop.clock.now() }).where(eq(members.memberId, one.memberId))
    await expect(place.cheng.membership.detail({ params: { orderId } })).rejects.toMatchObject({ status: 404 })
    await expect(place.cheng.membership.freeze({ params: { orderId }, body: REASON })).rejects.toMatchObject({ status: 404 })
  })
})
