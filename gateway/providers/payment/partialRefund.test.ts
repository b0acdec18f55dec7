import { listening } from '../../../tests/support/heardLog'
import { newBuyers, ordered, packingOf, shopAt } from '../../../tests/support/shop'
import { wechatShop } from '../../../tests/support/wechatShop'
import { bankRefunds } from '../../tables'

describe('a part of a payment that is sent back', () => {
  it('goes back from the embedded bank under its own number, once, and ten at once never more than was paid', async () => {
    const shop = await shopAt()
    const [buyer] = await newBuyers(shop, 1)
    const { skuCode } = await packingOf(shop, 'otcB')
    const { orderCode, payable: total } = await ordered(buyer!, { skuCode, quantity: 2 })
    const { payId, payUrl } = await buyer!.pay.start({ body: { ordersCode: orderCode, methodId: 'bank' } })
    await shop.payerDoes(payUrl, 'confirm')
    const part = Math.floor(total / 4)
    const send = (refundId: string, amount = part) =>
      shop.providers.bank.refund({ refundId, payId, amount, total, reason: '订单取消，退还货款' })
    expect([await send('part-0'), await send('part-0')]).toEqual(['done', 'done'])
    const more = await Promise.allSettled(Array.from({ length: 10 }, (_, place) => send(`part-${place + 1}`)))
    expect(more.filter(({ status }) => status === 'fulfilled')).toHaveLength(3)
    const sent = await shop.db.select().from(bankRefunds)
    expect(sent.map(({ amount }) => amount)).toEqual([part, part, part, part])
    const left = total - 4 * part
    await expect(send('too-much', left + 1)).rejects.toThrow('to give back')
  })

  it('goes back from WeChat with the whole that was paid beside it, and never more', async () => {
    const shop = await wechatShop()
    const { payId, payable: total } = await shop.paid()
    await shop.tell(payId)
    const send = (refundId: string, amount: number) =>
      shop.providers.bank.refund({ refundId, payId, amount, total, reason: '订单取消，退还货款' })
    expect([await send('part-1', 100), await send('part-1', 100), await send('part-2', total - 100)]).toEqual(
      Array.from({ length: 3 }, () => 'underWay'),
    )
    const heard = listening()
    expect(await send('part-3', 1)).toBe('failed')
    heard.end()
    expect([...shop.weixin.books.refunds.values()].map(({ amount }) => amount)).toEqual([100, total - 100])
  })
})
