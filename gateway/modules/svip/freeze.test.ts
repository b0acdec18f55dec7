import { doneOf, svipShop } from '../../../tests/support/svipShop'

let place: Awaited<ReturnType<typeof svipShop>>
beforeAll(async () => {
  place = await svipShop(10)
})

const of = (orderId: string, reason: string) => ({ params: { orderId }, body: { reason } })
const REASON = '会员来电，卡被他人使用'

describe('a card that is frozen', () => {
  it('shows no code and has none taken, not even one that was shown before; rights for orders stay', async () => {
    const { one, orderId } = await place.member()
    const { code } = await one.svip.qrCode()
    expect(await place.cheng.membership.freeze(of(orderId, REASON))).toMatchObject({
      isFrozen: true,
      frozen: { reason: REASON },
      can: { freeze: false, thaw: true },
    })
    const clerk = await place.operatorCalled('孟夏')
    await expect(one.svip.qrCode()).rejects.toMatchObject({ status: 409, code: 'CARD_FROZEN' })
    await expect(clerk.svip.take({ body: { code } })).rejects.toMatchObject({ status: 409, code: 'CARD_FROZEN' })
    expect((await one.svip.overview()).card).toMatchObject({ isFrozen: true, pause: null })
    expect(await place.memberOff(one)).toBeGreaterThan(0)
    await one.svip.send()
  })

  it('is used again once it is thawed; its member is told of each time', async () => {
    const { one, orderId } = await place.member()
    for (let time = 0; time < 2; time += 1) {
      await place.cheng.membership.freeze(of(orderId, REASON))
      place.shop.clock.advance(60)
      await place.cheng.membership.thaw(of(orderId, '核对过本人身份'))
      place.shop.clock.advance(60)
    }
    const { code } = await one.svip.qrCode()
    await place.cheng.svip.take({ body: { code } })
    const told = await place.told(one)
    expect(told.map(({ template }) => template)).toEqual(['svipFrozen', 'svipThawed', 'svipFrozen', 'svipThawed'])
    expect(told[0]?.text).toContain(`原因：${REASON}。需要解冻请联系在线客服`)
  })

  it('is frozen once and thawed once, however many do it at once, and each has a reason', async () => {
    const { one, orderId } = await place.member()
    const { freeze, thaw, detail } = place.cheng.membership
    const seen = await detail({ params: { orderId } })
    const four = [1, 2, 3, 4]
    expect(await doneOf(four.map(() => freeze(of(orderId, REASON), { version: seen.version })))).toBe(1)
    await expect(freeze(of(orderId, REASON))).rejects.toMatchObject({ status: 409, code: 'CARD_FROZEN' })
    const { version } = await detail({ params: { orderId } })
    expect(await doneOf(four.map(() => thaw(of(orderId, '核对过本人身份'), { version })))).toBe(1)
    await expect(thaw(of(orderId, '核对过本人身份'))).rejects.toMatchObject({ status: 409, code: 'NOT_FROZEN' })
    await expect(freeze(of(orderId, '卡'))).rejects.toMatchObject({ status: 400, message: '请写清原因（至少 4 个字）' })
    expect(await place.told(one)).toHaveLength(2)
  })
})
