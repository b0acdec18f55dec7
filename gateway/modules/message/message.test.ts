import { eq } from 'drizzle-orm'
import { DAY_SECONDS, HOUR, HOUR_SECONDS, MINUTE } from '../../../src/lib/duration'
import { listening } from '../../../tests/support/heardLog'
import { newBuyers, ordered, packingOf, shopAt, type Buyer, type Shop } from '../../../tests/support/shop'
import { members, messageDeliveries, messages, orders, pushClients, sessions, settings } from '../../tables'
import { queuesOf } from '../queue/queuesOf'
import { openSession } from '../../kernel/session'
import { inTransaction } from '../../kernel/transaction'
import { absentPush } from '../../providers/push/httpPush'
import type { Push } from '../../providers/push/push'
import { PermanentError } from '../../providers/permanentError'
import { eraseMember } from '../deregister/erase'
import { markPaid } from '../order/orderStates'
import { deliverMessages } from './deliverMessages'
import { notify } from './notify'
import { TEMPLATES, type Template } from './templates'

const WORDS = { orderCode: 'QH1', amount: '¥1.00', time: '今天', shop: '青禾健康' }
const CLIENT = { clientId: 'installation-1', provider: 'apns' as const }

describe('messages', () => {
  let shop: Shop
  let buyer: Buyer
  beforeEach(async () => {
    shop = await shopAt()
    ;[buyer] = (await newBuyers(shop, 1)) as [Buyer]
  })
  const at = () => shop.clock.now()
  /** Long enough ago that it leaves the shop now. */
  const happened = () => new Date(at().getTime() - MINUTE)
  const paid = (event = 'QH1') =>
    inTransaction(shop.db, (tx) =>
      notify(tx, { template: 'orderPaid', memberId: buyer.memberId, event, words: { ...WORDS, orderCode: event }, at: happened() }),
    )
  const signed = (event = 'QH1') =>
    inTransaction(shop.db, (tx) =>
      notify(tx, { template: 'orderSigned', memberId: buyer.memberId, event, words: { orderCode: event }, at: happened() }),
    )
  const deliver = () => deliverMessages({ db: shop.db, providers: shop.providers, now: at() })

  it('come with the event, once, are the member’s own, and are read one by one, by kind and all', async () => {
    const { skuCode } = await packingOf(shop, 'otcB')
    const { orderCode } = await ordered(buyer, { skuCode, quantity: 1 })
    const pay = (how?: 'fails') =>
      inTransaction(shop.db, async (tx) => {
        await markPaid(tx, { orderCode, paymentName: '快捷支付', paidAt: at() })
        if (how === 'fails') throw new Error('the event did not happen')
      })
    await expect(pay('fails')).rejects.toThrow()
    expect((await buyer.message.unread()).total).toBe(0)
    await pay()
    await pay()
    shop.clock.advance(120)
    await signed('QH2')
    const { results } = await buyer.message.list({ query: {} })
    expect(results.map(({ title, link, isRead }) => [title, link, isRead])).toEqual([
      ['包裹已签收', '/orders/QH2', false],
      ['付款成功', `/orders/${orderCode}`, false],
    ])
    const [newest, oldest] = results
    await expect(shop.zhou.message.read({ params: { messageId: newest!.messageId } })).rejects.toMatchObject({ status: 404 })
    await buyer.message.read({ params: { messageId: newest!.messageId } })
    expect(await buyer.message.unread()).toMatchObject({ total: 1, kinds: [{ kind: 'order', count: 1 }] })
    await buyer.message.readAll({ body: { kind: 'refund' } })
    expect((await buyer.message.unread()).total).toBe(1)
    await buyer.message.readAll({ body: {} })
    expect(await buyer.message.unread()).toMatchObject({ total: 0, kinds: [] })
    expect((await buyer.message.list({ query: { kind: 'refund' } })).hits).toBe(0)
    expect((await buyer.message.list({ query: { kind: 'order', page: 2, size: 1 } })).results).toMatchObject([
      { messageId: oldest!.messageId },
    ])
  })

  it('go once to each of a member’s devices, name no order on the lock screen, and end at one that is gone or logged out', async () => {
    await buyer.push.register({ body: CLIENT })
    await paid()
    await paid()
    await Promise.all([deliver(), deliver()])
    const [told] = (await buyer.message.list({ query: {} })).results
    const id = `${told?.messageId}-push-${buyer.device}`
    expect(shop.pushed).toEqual([{ id, ...CLIENT, title: '付款成功', text: '您的订单已付款，核对后发货', link: '/orders/QH1' }])
    Object.assign(shop.providers.push, { send: () => Promise.resolve(false) })
    await paid('QH2')
    await deliver()
    await paid('QH3')
    await shop.db.delete(sessions).where(eq(sessions.memberId, buyer.memberId))
    await inTransaction(shop.db, (tx) =>
      tx.insert(pushClients).values({ deviceId: buyer.device, memberId: buyer.memberId, ...CLIENT, at: at() }),
    )
    await paid('QH4')
    await deliver()
    const outcomes = await shop.db.select({ outcome: messageDeliveries.outcome }).from(messageDeliveries)
    expect(outcomes.map(({ outcome }) => outcome)).toEqual(['sent', 'unwanted', 'unwanted'])
  })

  it('obey each switch of /pushNotification at the moment they would leave', async () => {
    await buyer.push.register({ body: CLIENT })
    const callback = (event: string) =>
      inTransaction(shop.db, (tx) =>
        notify(tx, { template: 'callbackMissed', memberId: buyer.memberId, event, words: { time: '12:00' }, at: happened() }),
      )
    const price = (event: string) =>
      inTransaction(shop.db, (tx) =>
        notify(tx, { template: 'pricesLower', memberId: buyer.memberId, event, words: { count: '2', name: '血压计' }, at: happened() }),
      )
    expect([await paid('QH1'), await callback('1'), await price('1')]).toEqual([true, true, false])
    for (const type of ['order', 'service'] as const) await buyer.push.update({ body: { type, on: false } })
    await deliver()
    expect(shop.pushed).toEqual([])
    expect((await buyer.message.unread()).total).toBe(2)
    for (const type of ['order', 'service', 'activity'] as const) await buyer.push.update({ body: { type, on: true } })
    expect([await paid('QH2'), await callback('2'), await price('2')]).toEqual([true, true, true])
    await deliver()
    expect(shop.pushed.map(({ title }) => title).sort()).toEqual(['付款成功', '收藏的商品降价了', '没能按时给您回电'].sort())
  })

  it('wait for the morning, but for the answer to what was just done', async () => {
    await buyer.push.register({ body: CLIENT })
    shop.clock.set('2026-11-21T23:10:00+08:00')
    await paid()
    await signed('QH2')
    await deliver()
    expect(shop.pushed.map(({ title }) => title)).toEqual(['付款成功'])
    shop.clock.set('2026-11-22T07:59:00+08:00')
    await deliver()
    expect(shop.pushed).toHaveLength(1)
    shop.clock.set('2026-11-22T08:00:00+08:00')
    await deliver()
    expect(shop.pushed.map(({ title }) => title)).toEqual(['付款成功', '包裹已签收'])
  })

  it('are tried again after an outage, and by a text message where no app takes them', async () => {
    const silence = listening()
    const missed = (event: string) =>
      inTransaction(shop.db, (tx) =>
        notify(tx, { template: 'callbackMissed', memberId: buyer.memberId, event, words: { time: '12:00' }, at: happened() }),
      )
    const { send } = shop.providers.sms
    Object.assign(shop.providers.sms, { send: () => Promise.reject(new Error('away')) })
    await missed('1')
    await deliver()
    Object.assign(shop.providers.sms, { send })
    await deliver()
    expect(shop.sms).toEqual([])
    shop.clock.advance(61)
    await Promise.all([deliver(), deliver()])
    silence.end()
    expect(shop.sms.map(({ text }) => text)).toEqual(['【青禾健康】药师没能按时给您回电，抱歉。您可以直接打电话，或重新留下号码'])
    await buyer.push.register({ body: CLIENT })
    await missed('2')
    await deliver()
    expect([shop.sms.length, shop.pushed.length]).toEqual([1, 1])
  })

  describe('that promise a text message', () => {
    const DEVICES = ['phone', 'tablet']
    const missed = () =>
      inTransaction(shop.db, (tx) =>
        notify(tx, { template: 'callbackMissed', memberId: buyer.memberId, event: '1', words: { time: '12:00' }, at: happened() }),
      )
    const pushes = (send: Push['send']) => Object.assign(shop.providers.push, { send })
    /** Two gateways, as often as it takes until nothing is due. */
    const deliverAll = async () => {
      for (let round = 0; round < 2; round += 1) await Promise.all([deliver(), deliver()])
    }
    beforeEach(async () => {
      for (const deviceId of DEVICES) {
        const client = { deviceId, clientId: deviceId, provider: 'fcm', at: at() }
        await shop.db.insert(pushClients).values({ ...client, memberId: buyer.memberId })
        await openSession(shop.db, { memberId: buyer.memberId, deviceId, channel: 'app', now: at() })
      }
      await missed()
    })

    it.each<[string, () => unknown]>([
      ['are logged out', () => shop.db.delete(sessions).where(eq(sessions.memberId, buyer.memberId))],
      ['are gone', () => pushes(() => Promise.resolve(false))],
      ['are in a shop without a push service', () => pushes(absentPush.send)],
    ])('send one where all devices %s', async (_what, ends) => {
      await ends()
      await deliverAll()
      expect([shop.pushed.length, shop.sms.length]).toEqual([0, 1])
    })

    it.each(DEVICES)('send none where a notification reached %s alone', async (reached) => {
      pushes(({ clientId }) => Promise.resolve(clientId === reached))
      await deliverAll()
      expect(shop.sms).toEqual([])
    })

    it('send none while a push service that is away is tried again, and one when it is given up', async () => {
      const silence = listening()
      pushes(() => Promise.reject(new Error('away')))
      await deliverAll()
      shop.clock.advance(DAY_SECONDS - 1)
      expect(shop.sms).toEqual([])
      await deliverAll()
      silence.end()
      expect(shop.sms).toHaveLength(1)
    })

    it.each(['push', 'sms'] as const)('do not ask again where %s is refused for good', async (channel) => {
      const silence = listening()
      pushes(() => Promise.resolve(false))
      const send = jest.fn(() => Promise.reject(new PermanentError('no such number')))
      Object.assign(shop.providers[channel], { send })
      await deliverAll()
      shop.clock.advance(HOUR_SECONDS)
      await deliverAll()
      silence.end()
      expect(silence.lines().map(({ msg }) => msg.replace(/^消息 [\w-]+ /, '消息'))).toEqual(
        send.mock.calls.map(() => `消息的发送（${channel}）被拒绝，不再重试，请人工处理`),
      )
      const { count } = (await queuesOf(shop.db, at())).messagesGivenUp
      expect({ asked: send.mock.calls.length, givenUp: count, texts: shop.sms.length }).toEqual(
        channel === 'push' ? { asked: 2, givenUp: 2, texts: 1 } : { asked: 1, givenUp: 1, texts: 0 },
      )
    })

    it('send it in the morning', async () => {
      pushes(() => Promise.resolve(false))
      await deliver()
      shop.clock.set('2026-11-21T23:10:00+08:00')
      await deliverAll()
      expect(shop.sms).toEqual([])
      shop.clock.set('2026-11-22T08:00:00+08:00')
      await deliverAll()
      expect(shop.sms).toHaveLength(1)
    })

    it('send none who had switched them off', async () => {
      const switched = (on: boolean) => buyer.push.update({ body: { type: 'service', on } })
      await switched(false)
      await deliverAll()
      await switched(true)
      await deliverAll()
      expect([shop.pushed, shop.sms]).toEqual([[], []])
    })
  })

  it('come to nobody who deregistered, and their orders tell nobody', async () => {
    const { skuCode } = await packingOf(shop, 'otcB')
    const { orderCode } = await ordered(buyer, { skuCode, quantity: 1 })
    await buyer.push.register({ body: CLIENT })
    await signed()
    const [member] = await shop.db.select().from(members).where(eq(members.memberId, buyer.memberId))
    await inTransaction(shop.db, (tx) =>
      eraseMember(tx, { ring: shop.providers.fileKeys, memberId: buyer.memberId, phone: member!.phone, phoneHmac: 'none', now: at() }),
    )
    const heard = listening()
    expect(await paid()).toBe(false)
    await inTransaction(shop.db, (tx) => markPaid(tx, { orderCode, paymentName: '快捷支付', paidAt: at() }))
    await deliver()
    heard.end()
    expect(heard.lines().map(({ msg }) => msg)).toEqual(Array(2).fill('会员已注销，不再发送消息「付款成功」'))
    expect([shop.pushed, await shop.db.select().from(messages).where(eq(messages.event, orderCode))]).toEqual([[], []])
    expect((await shop.db.select().from(orders).where(eq(orders.orderCode, orderCode)))[0]?.paidAt).not.toBeNull()
  })

  describe('about the same thing', () => {
    const words = { ...WORDS, carrier: '顺丰', trackingNumber: '1', reason: '剂量不符' }
    const about = (template: 'orderShipped' | 'orderSigned' | 'orderRefused', when = happened()) =>
      inTransaction(shop.db, (tx) => notify(tx, { template, memberId: buyer.memberId, event: 'QH1', words, at: when }))
    const pushed = () => shop.pushed.map(({ title }) => title)
    const listed = async () => (await buyer.message.list({ query: {} })).results.map(({ title, isRead }) => [title, isRead])
    const outcomes = async () => {
      const rows = await shop.db
        .select({ template: messages.template, outcome: messageDeliveries.outcome })
        .from(messageDeliveries)
        .innerJoin(messages, eq(messages.messageId, messageDeliveries.messageId))
      return Object.fromEntries(rows.map(({ template, outcome }) => [template, outcome]))
    }
    beforeEach(() => buyer.push.register({ body: CLIENT }))

    it('are one message with the last state and one push, of two gateways', async () => {
      await Promise.all([about('orderShipped'), paid()])
      await about('orderSigned')
      expect(await listed()).toEqual([['包裹已签收', false]])
      expect(await buyer.message.unread()).toMatchObject({ total: 1, kinds: [{ kind: 'order', count: 1 }] })
      await Promise.all([deliver(), deliver()])
      expect(pushed()).toEqual(['包裹已签收'])
      expect(await outcomes()).toEqual({ orderPaid: 'superseded', orderShipped: 'superseded', orderSigned: 'sent' })
      expect(await paid()).toBe(false)
    })

    it('wait a minute for the next, and stand in the shop meanwhile', async () => {
      await about('orderShipped', at())
      expect(await listed()).toEqual([['包裹已发出', false]])
      shop.clock.advance(59)
      await deliver()
      expect(pushed()).toEqual([])
      shop.clock.advance(1)
      await deliver()
      expect(pushed()).toEqual(['包裹已发出'])
    })

    it('bring nothing where the switch was turned off before they left', async () => {
      await paid()
      await about('orderSigned')
      await buyer.push.update({ body: { type: 'order', on: false } })
      await deliver()
      expect(pushed()).toEqual([])
      expect(await outcomes()).toEqual({ orderPaid: 'superseded', orderSigned: 'unwanted' })
    })

    it('are unread again after each state, counted once, and said to be newer', async () => {
      await paid()
      const before = await buyer.message.unread()
      shop.clock.advance(60)
      await about('orderShipped')
      const after = await buyer.message.unread()
      expect([before.total, after.total, after.newest! > before.newest!]).toEqual([1, 1, true])
      await buyer.message.readAll({ body: {} })
      shop.clock.advance(60)
      await about('orderSigned')
      expect(await listed()).toEqual([['包裹已签收', false]])
      expect((await buyer.message.unread()).total).toBe(1)
    })

    it('leave the shop no more once one did, but for what needs an action; after two hours they do', async () => {
      await paid()
      await deliver()
      await about('orderShipped')
      await deliver()
      await about('orderRefused')
      await deliver()
      expect(pushed()).toEqual(['付款成功', '订单没有通过药师核对'])
      shop.clock.advance((2 * HOUR) / 1000 + 60)
      await about('orderSigned')
      await deliver()
      expect(pushed()).toEqual(['付款成功', '订单没有通过药师核对', '包裹已签收'])
      expect(await outcomes()).toMatchObject({ orderPaid: 'sent', orderShipped: 'joined' })
      expect(await listed()).toEqual([
        ['包裹已签收', false],
        ['订单没有通过药师核对', false],
      ])
    })

    it('are not those of another order, of another member, or of its coupon', async () => {
      await paid()
      await paid('QH2')
      await inTransaction(shop.db, async (tx) => {
        const told = { event: 'QH1', words, at: happened() }
        await notify(tx, { template: 'couponReturned', memberId: buyer.memberId, ...told })
        await notify(tx, { template: 'orderSigned', memberId: shop.zhou.memberId, ...told })
      })
      expect((await listed()).map(([title]) => title).sort()).toEqual(['付款成功', '付款成功', '优惠券已退回'].sort())
    })

    it('come at once where somebody waits for them', async () => {
      await inTransaction(shop.db, (tx) =>
        notify(tx, {
          template: 'prescriptionApproved',
          memberId: buyer.memberId,
          event: 'rx',
          patient: { ring: shop.providers.fileKeys, name: '周建国' },
          words: { pharmacist: '许药师', prescriptionId: '1' },
          at: at(),
        }),
      )
      await deliver()
      expect(pushed()).toEqual(['处方已通过审核'])
    })
  })

  it('are in the shop’s own words where it has some', async () => {
    await shop.db
      .insert(settings)
      .values({ key: 'messageWords', value: { orderPaid: { title: '收到您的付款', text: '谢谢，{orderCode}' } } })
    await paid()
    expect((await buyer.message.list({ query: {} })).results).toMatchObject([{ title: '收到您的付款', text: '谢谢，QH1' }])
  })
})

describe('templates', () => {
  it.each(Object.entries(TEMPLATES) as Array<[string, Template]>)(
    '%s is filled by its own words, and says no name outside the shop',
    (_name, template) => {
      const { title, text, outside, words, leadsTo } = template
      const used = (of: string) => [...of.matchAll(/\{(\w+)\}/g)].map(([, word]) => word)
      expect(words).toEqual(expect.arrayContaining([...used(title), ...used(text), ...leadsTo.params]))
      expect(used(outside)).toEqual([])
    },
  )
})
