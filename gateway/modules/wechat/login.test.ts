import { createHash } from 'node:crypto'
import { getTableColumns, is } from 'drizzle-orm'
import { PgTable } from 'drizzle-orm/pg-core'
import { listening } from '../../../tests/support/heardLog'
import { AGREEMENTS, codeTo } from '../../../tests/support/gatewayLogin'
import { gatewayAt } from '../../../tests/support/gateway'
import { wechatShop, type WechatShop } from '../../../tests/support/wechatShop'
import * as schema from '../../tables'

const IN_MINI = { headers: { 'X-Channel': 'weapp' } }
const IN_BROWSER = { headers: { 'X-Channel': 'wechat' } }
const ZHOU = '13800006207'

describe('logging in with WeChat', () => {
  let shop: WechatShop
  beforeEach(async () => {
    shop = await wechatShop()
  })
  const login = (code: string, how = IN_MINI) =>
    shop.visitor.account.thirdPartyLogin({ body: { provider: 'wechat', code, agreements: AGREEMENTS } }, how)
  const byPhone = (phone: string, bindToken?: string) =>
    shop.visitor.account.wechatPhone(
      {
        body: {
          phoneCode: shop.weixin.codeOf({ openid: 'o-zhou', phone }),
          agreements: AGREEMENTS,
          ...(bindToken !== undefined && { bindToken }),
        },
      },
      IN_MINI,
    )

  it('asks somebody new for the phone, by its button, and knows them from then on in both hosts', async () => {
    const person = { openid: 'o-zhou', unionid: 'u-zhou' }
    const { session, bindToken } = await login(shop.weixin.codeOf(person))
    expect(session).toBeNull()
    expect((await byPhone(ZHOU, bindToken!)).loginName).toBe('zhoulan')
    expect((await login(shop.weixin.codeOf(person))).session?.loginName).toBe('zhoulan')
    expect((await login(shop.weixin.codeOf({ openid: 'another-id-there', unionid: 'u-zhou' }), IN_BROWSER)).session?.loginName).toBe(
      'zhoulan',
    )
  })

  it('goes the way of the text message as well', async () => {
    const { bindToken } = await login(shop.weixin.codeOf({ openid: 'o-chen' }))
    const smsCode = await codeTo(shop, '13800008850', 'login')
    const body = { bindToken: bindToken!, phoneNum: '13800008850', smsCode, agreements: AGREEMENTS }
    await shop.visitor.account.thirdPartyBind({ body }, IN_MINI)
    expect((await login(shop.weixin.codeOf({ openid: 'o-chen' }))).session?.loginName).toBe('chenmo')
  })

  it('makes a member of a phone nobody had', async () => {
    expect(await byPhone('13912340000')).toMatchObject({ phoneNum: '139****0000', nickname: '青禾用户0000' })
  })

  it('consumes a code once, and says which one was used', async () => {
    const code = shop.weixin.codeOf({ openid: 'o-zhou' })
    await login(code)
    await expect(login(code)).rejects.toMatchObject({ status: 400, code: 'OAUTH_REFUSED', message: '这次微信授权已经用过，请重新点击' })
    await expect(login('never-given-out')).rejects.toMatchObject({ status: 400, message: '微信授权已失效，请重新授权' })
    const many = shop.weixin.codeOf({ openid: 'o-zhou' })
    const tries = await Promise.allSettled(Array.from({ length: 10 }, () => login(many)))
    expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  })

  it.each([
    ['a foreign number', '+1 2025550123', 'PHONE_FOREIGN', '暂只支持中国大陆手机号，请用短信验证码登录'],
    ['a login code in the place of the phone’s', undefined, 'OAUTH_REFUSED', '微信授权已失效，请重新授权'],
  ])('refuses %s', async (_what, phone, code, message) => {
    const phoneCode = shop.weixin.codeOf({ openid: 'o', ...(phone !== undefined && { phone }) })
    await expect(shop.visitor.account.wechatPhone({ body: { phoneCode, agreements: AGREEMENTS } })).rejects.toMatchObject({
      status: 400,
      code,
      message,
    })
  })

  it('says in plain words that WeChat does not answer', async () => {
    const silence = listening()
    shop.weixin.books.isAway = true
    await expect(login(shop.weixin.codeOf({ openid: 'o-zhou' }))).rejects.toMatchObject({
      status: 503,
      message: '微信暂时没有响应，请稍后再试，或使用短信验证码登录',
    })
    silence.end()
  })

  it('lets no session key, openid or union id out of the gateway, nor into the database', async () => {
    const answers = [await login(shop.weixin.codeOf({ openid: 'o-secret-person', unionid: 'u-secret-person' }))]
    const tables: PgTable[] = Object.values(schema).flatMap((one) => (is(one, PgTable) ? [one] : []))
    const rows = await Promise.all(tables.map((table) => shop.db.select(getTableColumns(table)).from(table)))
    const everything = JSON.stringify([answers, rows])
    expect(shop.weixin.books.sessionKeys).toHaveLength(1)
    for (const secret of [...shop.weixin.books.sessionKeys, 'o-secret-person', 'u-secret-person']) expect(everything).not.toContain(secret)
  })
})

describe('the access token', () => {
  it('is fetched once, cached encrypted, shared, and refreshed before it expires', async () => {
    const shop = await wechatShop()
    const ask = () => shop.providers.wechat.phoneOf(shop.weixin.codeOf({ openid: 'o', phone: ZHOU }))
    await Promise.all([ask(), ask(), ask()])
    await ask()
    expect(shop.weixin.books.tokensMade).toBe(1)
    const [kept] = await shop.db.select().from(schema.wechatTokens)
    expect(JSON.stringify(kept)).not.toContain(shop.weixin.books.tokens.get('mini')!.token)
    shop.clock.advance(7200 - 299)
    await ask()
    expect(shop.weixin.books.tokensMade).toBe(2)
  })

  it('is replaced once where WeChat refuses it, also where WeChat believes in it itself', async () => {
    const shop = await wechatShop()
    const ask = () => shop.providers.wechat.phoneOf(shop.weixin.codeOf({ openid: 'o', phone: ZHOU }))
    await ask()
    // Another system of the pharmacy forced a new one.
    shop.weixin.books.tokens.set('mini', { token: 'forced-by-another', expiresAt: new Date(shop.clock.now().getTime() + 7200_000) })
    expect(await ask()).toBe(ZHOU)
    expect(shop.weixin.books.tokensMade).toBe(1)
    shop.weixin.books.refusedToken = 'forced-by-another'
    expect(await ask()).toBe(ZHOU)
    expect(shop.weixin.books.tokensMade).toBe(2)
  })
})

describe('a page in WeChat’s browser', () => {
  it('gets its address signed, without the fragment, with one ticket for all', async () => {
    const shop = await wechatShop()
    const url = 'https://shop.example/product/1.html?a=1'
    const { config } = await shop.visitor.wechat.jsSdk({ query: { url: `${url}#comments` } })
    const ticket = [...shop.weixin.books.tickets].at(-1)!
    const text = `jsapi_ticket=${ticket}&noncestr=${config!.nonceStr}&timestamp=${config!.timestamp}&url=${url}`
    expect(config).toMatchObject({ appId: shop.weixin.books.apps.browser.appid, signature: createHash('sha1').update(text).digest('hex') })
    await shop.visitor.wechat.jsSdk({ query: { url } })
    expect(shop.weixin.books.tickets.length).toBe(1)
  })

  it.each(['https://evil.example/', 'https://shop.example.evil.example/', 'http://shop.example/', 'no address'])(
    'is signed for this shop only, not for %s',
    async (url) => {
      const shop = await wechatShop()
      await expect(shop.visitor.wechat.jsSdk({ query: { url } })).rejects.toMatchObject({ status: 400, code: 'NOT_OUR_ADDRESS' })
    },
  )
})

describe('a shop without WeChat', () => {
  it('signs no page, sends no message, and lets a developer try the phone button', async () => {
    const { visitor, zhou } = await gatewayAt()
    expect(await visitor.wechat.jsSdk({ query: { url: 'https://shop.example/' } })).toEqual({ config: null })
    expect(await zhou.wechat.templates()).toEqual({ results: [] })
    const login = (phoneCode: string) => visitor.account.wechatPhone({ body: { phoneCode, agreements: AGREEMENTS } })
    expect((await login(`dev-${ZHOU}`)).loginName).toBe('zhoulan')
    await expect(login('dev-nobody')).rejects.toMatchObject({ status: 400, code: 'OAUTH_REFUSED' })
  })
})
