import { eq } from 'drizzle-orm'
import { gatewayAt, type Gateway } from '../../../tests/support/gateway'
import { browsed, products, pushClients } from '../../tables'
import type { Sms } from '../../providers/sms/sms'
import { sendCampaign } from './campaign'

let gateway: Gateway
beforeEach(async () => {
  gateway = await gatewayAt()
})
const PRODUCT = { personalizationType: 'product_mhy' } as const
const set = (member: Gateway['zhou'], personalizationStatus: boolean) =>
  member.preference.setPersonalization({ body: { ...PRODUCT, personalizationStatus } })

describe('personal lists', () => {
  /** Everything the shop arranges: the recommended list, what is offered where nothing was found, home's strip, the words of search. */
  const listsOf = async (member: Gateway['zhou'] | Gateway['visitor']) => ({
    recommended: await member.search.list({ query: { size: 50 } }),
    offered: (await member.search.result({ query: { keyword: 'zzzzzzqqq' } })).recommends,
    category: await member.search.list({ query: { categoryId: 'devices', size: 50 } }),
    found: await member.search.result({ query: { keyword: '感冒', size: 50 } }),
    hotWords: await member.search.hotWords(),
    repurchase: (await member.mall.home()).repurchase,
  })
  /** Without the counts of views: they are written two seconds later, between one list and the next. */
  const inLetters = (lists: object) => JSON.stringify(lists, (key, value: unknown) => (key === 'views' ? undefined : value))
  /** Looks at goods of one category that nobody else looks at. */
  const looksAt = async (member: Gateway['zhou'], categoryId: string) => {
    const goods = await gateway.db.select().from(products).where(eq(products.categoryId, categoryId))
    for (const { productCode } of goods.filter(({ mark }) => mark === 'none').slice(0, 3))
      await member.product.merged({ params: { code: productCode } })
  }

  it('are off until wanted, and then two members with different histories get the same, to the letter', async () => {
    await looksAt(gateway.lin, 'seniorHealth')
    await looksAt(gateway.chen, 'childCare')
    const [lins, chens, visitors] = [await listsOf(gateway.lin), await listsOf(gateway.chen), await listsOf(gateway.visitor)]
    expect(inLetters(lins)).toBe(inLetters(chens))
    expect(inLetters(lins)).toBe(inLetters(visitors))
  })

  it('put what a member looked at first, and go back to everybody’s with the very next list', async () => {
    await looksAt(gateway.lin, 'seniorHealth')
    expect(await set(gateway.lin, true)).toMatchObject({ personalizationStatus: true, tags: ['中老年保健'] })
    const personal = await listsOf(gateway.lin)
    expect(inLetters(personal)).not.toBe(inLetters(await listsOf(gateway.visitor)))
    const [first] = personal.recommended.results
    const [row] = await gateway.db.select().from(products).where(eq(products.productCode, first!.productCode))
    expect(row?.categoryId).toBe('seniorHealth')
    expect(personal.recommended.hits).toBe((await gateway.visitor.search.list({ query: {} })).hits)
    await set(gateway.lin, false)
    expect(inLetters(await listsOf(gateway.lin))).toBe(inLetters(await listsOf(gateway.visitor)))
  })

  it('show the same with the switch off to somebody with a prescription as to a newcomer', async () => {
    await set(gateway.zhou, false)
    expect(JSON.stringify(await listsOf(gateway.zhou))).toBe(JSON.stringify(await listsOf(gateway.chen)))
  })

  it('never count medicines: what somebody takes is health information', async () => {
    await set(gateway.lin, true)
    const medicines = (await gateway.db.select().from(products)).filter(({ mark }) => mark !== 'none').slice(0, 20)
    for (const { productCode } of medicines)
      await gateway.db.insert(browsed).values({ memberId: 'linxiuzhi', productCode, at: gateway.clock.now() })
    expect((await gateway.lin.preference.personalization({ query: PRODUCT })).tags).toEqual([])
  })

  it('forget their tags when they are deleted, and learn anew', async () => {
    await set(gateway.lin, true)
    await looksAt(gateway.lin, 'seniorHealth')
    gateway.clock.advance(1)
    expect(await gateway.lin.preference.clearTags()).toMatchObject({ personalizationStatus: true, tags: [] })
    gateway.clock.advance(1)
    await looksAt(gateway.lin, 'childCare')
    expect((await gateway.lin.preference.personalization({ query: PRODUCT })).tags).toEqual(['婴童护理'])
  })

  it('do not exist for a visitor, and know one type', async () => {
    expect(await gateway.visitor.preference.personalization({ query: PRODUCT })).toMatchObject({ personalizationStatus: false, tags: [] })
    await expect(
      gateway.visitor.preference.setPersonalization({ body: { ...PRODUCT, personalizationStatus: true } }),
    ).rejects.toMatchObject({
      status: 401,
    })
    await expect(
      gateway.lin.preference.personalization({ query: { personalizationType: 'other' as 'product_mhy' } }),
    ).rejects.toMatchObject({ status: 400, field: 'personalizationType' })
  })
})

describe('advertising', () => {
  it('by phone and by text message is off until each is allowed on its own', async () => {
    const off = { on: false, changedAt: null }
    expect(await gateway.zhou.preference.marketing()).toEqual({ tel: off, msg: off })
    await gateway.zhou.preference.setMarketing({ body: { kind: 'msg', on: true } })
    expect(await gateway.zhou.preference.marketing()).toEqual({
      tel: off,
      msg: { on: true, changedAt: gateway.clock.now().toISOString() },
    })
  })

  it('goes to nobody who did not allow it, and stops with a no that comes in between', async () => {
    const sent: string[] = []
    const sms: Sms = {
      send: async ({ phone }) => {
        sent.push(phone)
        // The next one on the list changes their mind while the first is served.
        if (sent.length === 1) await gateway.zhou.preference.setMarketing({ body: { kind: 'msg', on: false } })
      },
    }
    expect(await sendCampaign(gateway.db, sms, '秋冬护理满减')).toBe(0)
    for (const member of [gateway.lin, gateway.zhou]) await member.preference.setMarketing({ body: { kind: 'msg', on: true } })
    await gateway.chen.preference.setMarketing({ body: { kind: 'tel', on: true } })
    expect([await sendCampaign(gateway.db, sms, '秋冬护理满减'), sent]).toEqual([1, ['13800001943']])
  })
})

describe('notifications', () => {
  it('of orders and answers are on, of activities off; each is switched on its own', async () => {
    const states = async () => Object.fromEntries((await gateway.lin.push.query()).results.map(({ type, on }) => [type, on]))
    expect(await states()).toEqual({ order: true, service: true, activity: false })
    await gateway.lin.push.update({ body: { type: 'activity', on: true } })
    await gateway.lin.push.update({ body: { type: 'service', on: false } })
    expect(await states()).toEqual({ order: true, service: false, activity: true })
    await expect(gateway.lin.push.update({ body: { type: 'all' as 'order', on: true } })).rejects.toMatchObject({
      status: 400,
      field: 'type',
    })
  })

  it('go to who registered a device last, and to nobody after it was unregistered', async () => {
    const body = { clientId: 'client-0001', provider: 'wechat' as const }
    const shared = { device: 'the-family-tablet' }
    await gateway.lin.push.register({ body }, shared)
    await gateway.zhou.push.register({ body: { ...body, clientId: 'client-0002' } }, shared)
    expect(await gateway.db.select().from(pushClients)).toMatchObject([
      { deviceId: 'the-family-tablet', memberId: 'zhoulan', clientId: 'client-0002' },
    ])
    await gateway.lin.push.unregister(undefined, shared)
    expect(await gateway.db.select().from(pushClients)).toHaveLength(1)
    await gateway.zhou.push.unregister(undefined, shared)
    expect(await gateway.db.select().from(pushClients)).toHaveLength(0)
  })

  it('cannot be registered without a device or with a made-up channel', async () => {
    const body = { clientId: 'client-0001', provider: 'wechat' as const }
    await expect(gateway.lin.push.register({ body }, { device: '00000000-0000-0000-0000-000000000000' })).rejects.toMatchObject({
      status: 400,
      code: 'DEVICE_UNKNOWN',
    })
    await expect(gateway.lin.push.register({ body: { ...body, provider: 'pigeon' as 'web' } })).rejects.toMatchObject({
      status: 400,
      field: 'provider',
      message: '不支持的推送通道',
    })
  })
})
