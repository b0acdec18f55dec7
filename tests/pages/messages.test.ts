import { eq } from 'drizzle-orm'
import { messages, packings } from '../../gateway/tables'
import { inTransaction } from '../../gateway/kernel/transaction'
import { notify } from '../../gateway/modules/message/notify'
import { shopOnPages } from '../support/pageShopper'

const shop = shopOnPages()

describe('a member’s messages', () => {
  const zhou = shop.openedBy('zhou')
  const unread = async () => (await shop.gateway.zhou.message.unread()).total
  const stocked = (productCode: string, stock: number) =>
    shop.gateway.db.update(packings).set({ stock }).where(eq(packings.productCode, productCode))
  const returned = (event: string) =>
    inTransaction(shop.gateway.db, (tx) =>
      notify(tx, {
        template: 'couponReturned',
        memberId: shop.gateway.zhou.memberId,
        event,
        words: { orderCode: event },
        at: shop.gateway.clock.now(),
      }),
    )

  it('are counted on home and on “me”, opened straight at the thing, and read by it', async () => {
    const { app } = zhou
    const before = await unread()
    expect(before).toBeGreaterThan(0)
    const [told] = (await shop.gateway.zhou.message.list({ query: { kind: 'service' } })).results
    const code = /\d+/.exec(told?.link ?? '')?.[0] ?? ''
    // Seen a moment ago, while it was sold out.
    await stocked(code, 0)
    await app.open('product', { productCode: code })
    await app.sees('到货提醒')
    await stocked(code, 9)
    await app.open('home')
    await app.tap(`消息，${before} 条未读`)
    await app.isAt('messages')
    await app.sees('到货了', '您登记到货提醒的「医用外科口罩」现在有货', '付款成功，未读')
    await app.tap(/到货了/)
    await app.isAt('product', { productCode: code })
    await app.sees('立即购买')
    expect(await unread()).toBe(before - 1)
    await app.open('me')
    await app.sees(`${before - 1} 条未读`)
  })

  it('are chosen by kind, and read all together', async () => {
    const { app } = zhou
    await returned('QH-1')
    await app.open('messages')
    await app.tap(/^币与券/)
    await app.sees('优惠券已退回', '订单 QH-1 已取消')
    await app.seesNot('付款成功')
    await app.tap('全部已读')
    await app.seesNot('未读')
    expect((await shop.gateway.zhou.message.unread()).kinds.map(({ kind }) => kind)).not.toContain('reward')
    await app.tap(/^商城/)
    await app.sees('没有商城消息')
    await app.tap('消息推送设置')
    await app.isAt('pushNotification')
  })

  it('show the newer state of a thing in the place of the last, though as many are unread', async () => {
    const { app } = zhou
    const { memberId } = shop.gateway.zhou
    const words = { orderCode: 'QH-9', amount: '¥1.00', time: '今天', shop: '青禾健康', carrier: '顺丰', trackingNumber: '1' }
    const told = (template: 'orderPaid' | 'orderShipped') =>
      inTransaction(shop.gateway.db, (tx) => notify(tx, { template, memberId, event: 'QH-9', words, at: shop.gateway.clock.now() }))
    await shop.gateway.db.delete(messages)
    await told('orderPaid')
    await app.open('messages')
    await app.sees('付款成功，未读')
    shop.gateway.clock.advance(1)
    await told('orderShipped')
    await app.sees('包裹已发出，未读')
    await app.seesNot('付款成功')
    expect(await unread()).toBe(1)
  })

  it('say so where there are none, and go on where there are many', async () => {
    const { app } = zhou
    await shop.gateway.db.delete(messages)
    await app.open('messages')
    await app.sees('还没有消息')
    for (let nth = 0; nth < 25; nth += 1) await returned(`QH-${nth + 100}`)
    await app.open('home')
    await app.open('messages')
    await app.sees('优惠券已退回')
    await app.tap('加载更多')
    await app.sees('没有更多了')
  })
})

describe('a visitor', () => {
  const visitor = shop.openedBy(undefined)
  it('has no bell, and logs in before there are messages', async () => {
    const { app } = visitor
    await app.open('home')
    await app.seesNot(/消息，|^消息/)
    await app.open('messages')
    await app.isAt('accountLogin', { backurl: '/messages' })
  })
})
