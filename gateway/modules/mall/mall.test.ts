import { eq, inArray } from 'drizzle-orm'
import { contract } from '../../../src/contract'
import { HOUR } from '../../../src/lib/duration'
import { shopDate } from '../../../src/lib/time'
import { routeAt } from '../../../src/routes/resolve'
import { doctorAt, feeIs } from '../../../tests/support/consult'
import { listening } from '../../../tests/support/heardLog'
import { gatewayAt, SEEDED_AT, type Gateway } from '../../../tests/support/gateway'
import { LICENCES } from '../../demo/shop/licences'
import { MALL_CONFIG } from '../../demo/shop/mallConfig'
import { signedSms } from '../../kernel/shop'
import { pretendedThirdParty } from '../../providers/login/thirdParty'
import { callbacks, couponTypes, documents, memberCoupons, products, settings } from '../../tables'

describe('the mall', () => {
  let shop: Gateway
  beforeAll(async () => {
    shop = await gatewayAt()
  })

  it('tells its settings, every key of the specification', async () => {
    const config = await shop.visitor.mall.config()
    expect(Object.keys(config)).toEqual(expect.arrayContaining([
      'callbackAvailable', 'slogan', 'onlinePay', 'badge', 'freight', 'loadingDelay', 'globalMaximumAmount', 'globalMaximumTotal', 'newUserCouponAd', 'orderAppBox',
      'commonResource1', 'commonResource2', 'commonResource3', 'appBoxInfo',
    ])) // prettier-ignore
    expect(config.loadingDelay).toBe(150)
  })

  it('leads its banners to addresses that exist and shows no prescription drug on them', async () => {
    const { commonResource1, commonResource2, commonResource3 } = await shop.visitor.mall.config()
    const banners = [...commonResource1, ...commonResource2, ...commonResource3]
    for (const { link } of banners) expect(routeAt(link.split('?')[0] ?? '')).toBeDefined()
    for (const { link } of banners.filter(({ link }) => link.startsWith('/search/result'))) {
      const { hits } = await shop.visitor.search.result({ query: Object.fromEntries(new URLSearchParams(link.split('?')[1])) })
      expect(hits).toBeGreaterThan(0)
    }
    const pictured = banners.flatMap(({ picture }) => picture?.replace('/pictures/', '') ?? [])
    const rows = await shop.db.select().from(products).where(inArray(products.productCode, pictured))
    expect(rows.length).toBe(new Set(pictured).size)
    expect(rows.some(({ mark }) => mark === 'rx')).toBe(false)
  })

  it('greets a visitor without a name and a member by hers', async () => {
    expect(await shop.visitor.mall.home()).toMatchObject({ greetingName: null, repurchase: null, ordersUnderWay: 0 })
    const home = await shop.zhou.mall.home()
    expect(home.greetingName).toBe('周岚')
    expect(home.symptoms.slice(0, 8).map(({ name }) => name)).toEqual([
      '感冒发热',
      '咽痛咳嗽',
      '肠胃不适',
      '过敏鼻炎',
      '关节疼痛',
      '皮肤瘙痒',
      '眼干眼涩',
      '高血压',
    ])
  })

  it('tells WeChat, which asks ahead of a start, what a visitor of the mini-program is told call by call', async () => {
    const logins = jest.replaceProperty(shop.providers, 'thirdParty', { ...pretendedThirdParty, offers: (channel) => [channel] })
    const asked = '?appid=wx0&token=&code=0a1&timestamp=1795227840000&path=pages%2Fhome&query=&scene=1001'
    const answer = await shop.app.request(`/api/mall/first${asked}`, { headers: { Authorization: `Bearer ${shop.zhou.token}` } })
    const { mall } = shop.client({ device: 'a-phone', headers: { 'X-Channel': 'weapp' } })
    const callByCall = { config: await mall.config(), home: await mall.home(), categories: await mall.categories() }
    logins.restore()
    const text = await answer.text()
    expect(JSON.parse(text)).toEqual(callByCall)
    // WeChat takes no more.
    expect(Buffer.byteLength(text)).toBeLessThan(256 * 1024)
  })

  it("holds her father's medicine out to her again, sealed like in every list", async () => {
    const { repurchase } = await shop.zhou.mall.home()
    expect(repurchase).toMatchObject({
      patientName: '周建国',
      relationLabel: '父亲',
      product: { name: '缬沙坦胶囊', brandName: '禾安', sealed: true, productImageUrl: '/pictures/sealed' },
    })
    expect(repurchase?.prescriptionValidUntil).not.toBeNull()
  })

  it('counts the products of each category and shows first what needs no prescription', async () => {
    const { results } = await shop.visitor.mall.categories()
    const rows = await shop.db.select().from(products)
    for (const { children } of results) {
      for (const { id, hits, samples } of children) {
        const sold = rows.filter(({ categoryId, status }) => categoryId === id && (status === 2 || status === 4))
        expect(hits).toBe(sold.length)
        expect(samples.length > 0).toBe(hits > 0)
        for (const { productCode, productImageUrl } of samples)
          expect(productImageUrl === '/pictures/sealed').toBe(rows.find((row) => row.productCode === productCode)?.mark === 'rx')
        const isSealed = hits > 0 && sold.every(({ mark }) => mark === 'rx')
        expect(samples[0]?.productImageUrl === '/pictures/sealed').toBe(isSealed)
      }
    }
  })

  it('shows licences, the filing under its new name, and pharmacists', async () => {
    const { licences, pharmacists, pharmacistPhone } = await shop.visitor.mall.licences()
    expect(licences.map(({ label }) => label)).toEqual(expect.arrayContaining(['药品经营许可证', '互联网药品医疗器械信息服务备案']))
    expect(licences.every(({ number }) => number.includes('演示'))).toBe(true)
    expect(pharmacists.some(({ onDuty }) => onDuty)).toBe(true)
    expect(pharmacistPhone).toBe('400-000-2026')
  })

  it.each([
    ['2026-11-21T10:00:00+08:00', true, '2026-11-21T14:00:00.000Z'],
    ['2026-11-21T21:59:59+08:00', true, '2026-11-21T14:00:00.000Z'],
    ['2026-11-21T22:00:00+08:00', false, '2026-11-22T00:00:00.000Z'],
    ['2026-11-22T07:59:59+08:00', false, '2026-11-22T00:00:00.000Z'],
  ])('says at %s whether somebody answers, and shows its badge only then', async (now, online, changesAt) => {
    shop.clock.set(now)
    expect(await shop.visitor.mall.onlineTime()).toEqual({
      hours: '8:00–22:00',
      online,
      changesAt,
      serverTime: new Date(now).toISOString(),
    })
    expect((await shop.visitor.mall.config()).badge.map(({ text }) => text)).toEqual(online ? ['在线'] : [])
    shop.clock.set(SEEDED_AT)
  })

  it('answers in the hours an operator set, and calls back in them', async () => {
    const own = await gatewayAt('2026-11-21T12:30:00+08:00')
    const short = { from: '09:00', to: '12:00' }
    const value = { weekly: [short, short, short, short, short, short, null], closedOn: ['2026-11-23'] }
    await own.db.update(settings).set({ value }).where(eq(settings.key, 'onlineTime'))
    expect(await own.visitor.mall.onlineTime()).toMatchObject({
      hours: '周一至周六 9:00–12:00，周日休息',
      online: false,
      changesAt: '2026-11-24T01:00:00.000Z',
    })
    const { expectedBefore } = await own.visitor.mall.requestCallback({ body: { phoneNum: '13900004444' } })
    expect(expectedBefore).toBe('2026-11-24T03:00:00.000Z')
  })

  it('promises no call back where nobody ever answers', async () => {
    const own = await gatewayAt()
    await own.db
      .update(settings)
      .set({ value: { weekly: [null, null, null, null, null, null, null], closedOn: [] } })
      .where(eq(settings.key, 'onlineTime'))
    expect(await own.visitor.mall.onlineTime()).toMatchObject({ online: false, changesAt: null })
    await expect(own.visitor.mall.requestCallback({ body: { phoneNum: '13900004444' } })).rejects.toMatchObject({ code: 'CALLBACK_OFF' })
  })

  it.each([
    ['a day is missing', { weekly: [null], closedOn: [] }],
    ['there is no such time', { weekly: Array(7).fill({ from: '8:00', to: '25:00' }), closedOn: [] }],
    ['it is no table at all', 'every day'],
  ])('leaves hours aside of which %s, says so in its log, and answers in those of a fresh shop', async (_, value) => {
    const said = listening()
    const own = await gatewayAt()
    await own.db.update(settings).set({ value }).where(eq(settings.key, 'onlineTime'))
    expect(await own.visitor.mall.onlineTime()).toMatchObject({ hours: '8:00–22:00', online: true })
    expect(said.text()).toContain('The setting onlineTime is wrong and left aside: ')
    said.end()
  })

  it('says whether there are doctors to ask', async () => {
    const own = await gatewayAt()
    const consults = async () => (await own.visitor.mall.config()).consults
    expect(await consults()).toBe(false)
    await feeIs(own, 0)
    expect(await consults()).toBe(false)
    await doctorAt(own, { isOnDuty: false })
    expect(await consults()).toBe(true)
  })

  it('takes a request to be called back once, however often it arrives', async () => {
    const body = { phoneNum: '13900001111', productCode: '120011', question: '能和降压药一起吃吗？' }
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => shop.visitor.mall.requestCallback({ body }, { key: 'callback-once-1' })),
    )
    expect(new Set(answers.map(({ requestId }) => requestId)).size).toBe(1)
    const rows = await shop.db.select().from(callbacks).where(eq(callbacks.phone, body.phoneNum))
    expect(rows).toHaveLength(1)
    expect(answers[0]?.expectedBefore).toBe(new Date(rows[0]!.at.getTime() + 2 * HOUR).toISOString())
  })

  it('limits requests to be called back, and refuses what is no phone', async () => {
    const ask = () => shop.visitor.mall.requestCallback({ body: { phoneNum: '13900002222' } }, { address: '10.0.0.9' })
    await ask()
    await ask()
    await ask()
    await expect(ask()).rejects.toMatchObject({ status: 429, code: 'TOO_OFTEN' })
    await expect(shop.visitor.mall.requestCallback({ body: { phoneNum: '123' } })).rejects.toMatchObject({ status: 400, field: 'phoneNum' })
    await expect(shop.visitor.mall.requestCallback({ body: { phoneNum: '13900003333', productCode: '999999' } })).rejects.toMatchObject({
      status: 404,
    })
    await expect(
      shop.call(contract.mall.requestCallback, { body: { phoneNum: '13900003333', question: '长'.repeat(201) } }),
    ).rejects.toMatchObject({ status: 400, field: 'question' })
  })
})

describe('coupons', () => {
  it('are drawn once by a member, however often the button is pressed', async () => {
    const { chen, db } = await gatewayAt()
    const before = (await db.select().from(couponTypes).where(eq(couponTypes.couponType, 'shop99')))[0]?.remaining ?? 0
    const drawn = await Promise.all(Array.from({ length: 30 }, () => chen.coupon.draw({ body: { couponType: 'shop99', source: 'test' } })))
    expect(new Set(drawn.map(({ couponId }) => couponId)).size).toBe(1)
    expect(drawn[0]).toMatchObject({ status: 'drawn', amount: 1500, threshold: 9900 })
    expect((await db.select().from(couponTypes).where(eq(couponTypes.couponType, 'shop99')))[0]?.remaining).toBe(before - 1)
    expect((await chen.coupon.list()).shops.find(({ couponType }) => couponType === 'shop99')?.status).toBe('drawn')
  })

  it('tell a member the days it would have them, and stand last where none is left', async () => {
    const { chen, db } = await gatewayAt('2026-11-21T10:00:00+08:00')
    await db.update(couponTypes).set({ remaining: 0 }).where(eq(couponTypes.couponType, 'shop99'))
    const { shops } = await chen.coupon.list()
    expect(shops.map(({ couponType }) => couponType).indexOf('shop99')).toBe(shops.length - 1)
    const offered = shops.find(({ status }) => status === 'toDraw')!
    const drawn = await chen.coupon.draw({ body: { couponType: offered.couponType, source: 'test' } })
    const daysOf = ({ beginsAt, endsAt }: { beginsAt: string; endsAt: string }) => [shopDate(beginsAt), shopDate(endsAt)]
    expect(daysOf(offered)).toEqual(daysOf(drawn))
  })

  it('are not drawn beyond their number', async () => {
    const { chen, lin, db } = await gatewayAt()
    await db.update(couponTypes).set({ remaining: 1 }).where(eq(couponTypes.couponType, 'airway30'))
    await db.delete(memberCoupons).where(eq(memberCoupons.couponType, 'airway30'))
    const draws = await Promise.allSettled(
      [chen, lin].map((member) => member.coupon.draw({ body: { couponType: 'airway30', source: 'test' } })),
    )
    expect(draws.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
    expect(draws.find(({ status }) => status === 'rejected')).toMatchObject({
      reason: { status: 409, code: 'COUPON_GONE', message: '这张优惠券已经领完' },
    })
    expect((await db.select().from(couponTypes).where(eq(couponTypes.couponType, 'airway30')))[0]?.remaining).toBe(0)
  })

  it('of new members are not for somebody who has bought', async () => {
    const { chen, zhou, visitor } = await gatewayAt()
    expect((await visitor.coupon.list()).shops.map(({ couponType }) => couponType)).toContain('newMember5')
    expect((await chen.coupon.draw({ body: { couponType: 'newMember5', source: 'home' } })).status).toBe('drawn')
    expect((await zhou.coupon.list()).shops.map(({ couponType }) => couponType)).not.toContain('newMember5')
    await expect(zhou.coupon.draw({ body: { couponType: 'newMember5', source: 'home' } })).rejects.toMatchObject({ code: 'NOT_NEW_MEMBER' })
  })

  it('say when they are gone, expired or unknown, and want a login to be drawn', async () => {
    const { chen, visitor, clock, call } = await gatewayAt()
    expect((await visitor.coupon.list()).products.find(({ couponType }) => couponType === 'device199')?.status).toBe('gone')
    await expect(chen.coupon.draw({ body: { couponType: 'nothing', source: 'test' } })).rejects.toMatchObject({ status: 404 })
    await expect(call(contract.coupon.draw, { body: { couponType: 'shop99', source: 'test' } })).rejects.toMatchObject({ status: 401 })
    await chen.coupon.draw({ body: { couponType: 'shop99', source: 'test' } })
    clock.advance(16 * 24 * 3600)
    const own = await chen.coupon.list()
    expect(own.shops.find(({ couponType }) => couponType === 'shop99')?.status).toBe('expired')
  })

  it('come with a product: the one that fits it best, and then the next', async () => {
    const { chen } = await gatewayAt()
    const send = () => chen.product.sendCoupon({ body: { productCode: '120011', source: 'product' } })
    expect((await send()).text).toBe('满69减10')
    expect((await send()).text).toBe('满30减5')
    expect((await send()).text).toBe('满99减15')
    expect(await send()).toEqual({ couponId: null, text: null })
  })
})

it.each([
  ['tells the registered telephone', '400-123-4567', '400-123-4567'],
  ['tells none where none is registered', '', undefined],
])('a shop without a note on how to reach the pharmacist %s', async (_, pharmacistPhone, told) => {
  const { db, visitor } = await gatewayAt()
  const set = (key: string, value: unknown) => db.update(settings).set({ value }).where(eq(settings.key, key))
  await set('mallConfig', { ...MALL_CONFIG, appBoxInfo: null })
  await set('licences', { ...LICENCES, pharmacistPhone })
  const { appBoxInfo, phone } = await visitor.mall.config()
  expect({ appBoxInfo, phone }).toEqual({ appBoxInfo: null, phone: told })
})

describe('a pharmacy with a name of its own', () => {
  it('says it in the settings of the mall, on its orders and in its text messages', async () => {
    const { db, visitor, zhou } = await gatewayAt()
    await db.insert(settings).values({ key: 'shop', value: { name: '安心大药房' } })
    expect((await visitor.mall.config()).shop).toEqual({ name: '安心大药房', shortName: '安心大药房', sellerName: '安心大药房' })
    expect((await zhou.order.list({ query: {} })).results[0]?.shopName).toBe('安心大药房')
    expect(await signedSms(db, '验证码')).toBe('【安心大药房】验证码')
  })

  it('keeps the index of texts where its own is written wrongly', async () => {
    const { db, visitor } = await gatewayAt()
    await db.insert(settings).values({ key: 'ruleGroups', value: [{ title: '账号', name: 'clause' }] })
    const { groups } = await visitor.mall.rules()
    expect(groups.flatMap(({ names }) => names)).toContain('privacy')
  })

  it('shows the texts and leads to the sites it lists', async () => {
    const { db, visitor } = await gatewayAt()
    const groups = [{ title: '账号', names: ['clause'] }]
    await db.insert(settings).values({ key: 'ruleGroups', value: groups })
    const value = { ...MALL_CONFIG, externalSites: { 'www.gov.cn': '中国政府网' } }
    await db.update(settings).set({ value }).where(eq(settings.key, 'mallConfig'))
    expect(await visitor.mall.rules()).toEqual({ groups })
    expect((await visitor.mall.config()).externalSites).toEqual({ 'www.gov.cn': '中国政府网' })
  })
})

describe('documents', () => {
  it('are shown in the version that is in force', async () => {
    const { visitor, db } = await gatewayAt()
    for (const name of ['clause', 'privacy', 'afterSalesNotice']) {
      const document = await visitor.document.one({ params: { name } })
      expect(document).toMatchObject({ name, version: '2026-11-01', effectiveDate: '2026-11-01' })
      expect(document.sections.length).toBeGreaterThan(3)
    }
    await db
      .insert(documents)
      .values({ name: 'clause', version: '2027-01-01', title: '用户协议', effectiveDate: '2027-01-01', changes: '新版', sections: [] })
    expect((await visitor.document.one({ params: { name: 'clause' } })).version).toBe('2026-11-01')
    await expect(visitor.document.one({ params: { name: 'nothing' } })).rejects.toMatchObject({ status: 404, message: '没有找到这份文件' })
  })

  it('say the statutory sentences exactly', async () => {
    const { visitor } = await gatewayAt()
    const text = async (name: string) => JSON.stringify(await visitor.document.one({ params: { name } }))
    expect(await text('prescriptionNotice')).toMatch('处方药须凭处方在药师指导下购买和使用')
    expect(await text('afterSalesNotice')).toMatch('药品除质量原因外，一经售出，不得退换')
  })
})
