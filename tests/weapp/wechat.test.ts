import { readFileSync } from 'node:fs'
import path from 'node:path'
import { GatewayProcess } from '../journeys/support/gatewayProcess'
import { seededShop } from '../journeys/support/seededShop'
import { members, type Member } from '../journeys/support/people'
import { submit, toConfirm } from '../journeys/support/steps'
import { openWeixin, type Weixin } from '../journeys/support/weixin'
import { closeEngine } from './harness/openBuild'
import { readyBuild } from './harness/readyBuild'
import { engineHost } from './journeys/engineHost'
import type { Host } from './journeys/host'
import { MiniProgramShopper } from './journeys/miniProgramShopper'
import { drawingsIn } from './journeys/templates'

const TIMEOUT_MS = 30_000
/** A message whose first try failed is tried again after a minute. */
const MESSAGE_PATIENCE = 120_000
const folder = () => process.env.JOURNEYS ?? ''

describe('the mini-program in WeChat', () => {
  let weixin: Weixin
  let gateway: GatewayProcess
  let host: Awaited<ReturnType<typeof engineHost>>
  let app: MiniProgramShopper

  beforeAll(async () => {
    weixin = await openWeixin()
    gateway = await GatewayProcess.start(seededShop(), weixin.env)
  })
  beforeEach(async () => {
    knowsCodesOf('openid-of-the-phone')
    host = await engineHost(gateway.address)
    app = shopperAt(host)
  })
  afterEach(() => host.close())
  afterAll(async () => {
    await closeEngine()
    await gateway.close()
    weixin.close()
  })

  const shopperAt = (at: Host) => new MiniProgramShopper(at, drawingsIn(readFileSync(path.join(readyBuild(), 'base.wxml'), 'utf8')))
  /** The engine counts its codes from one; WeChat knows whose they are. */
  function knowsCodesOf(openid: string, phone?: string) {
    for (let count = 1; count <= 20; count += 1) {
      weixin.books.codes.set(`engine-login-code-${count}`, { openid, unionid: undefined, phone: undefined, isUsed: false })
      weixin.books.codes.set(`engine-phone-code-${count}`, { openid, unionid: undefined, phone, isUsed: false })
    }
  }
  async function logIn({ memberId, name, phone }: Member) {
    const sessions = JSON.parse(readFileSync(path.join(folder(), 'sessions.json'), 'utf8')) as Record<string, string>
    await app.remember('qinghe.session', { token: sessions[memberId], userId: memberId, nickname: name, phoneNum: phone })
  }
  async function until<T>(look: () => T | undefined | false, problem: string, patience = TIMEOUT_MS): Promise<T> {
    for (const deadline = Date.now() + patience; Date.now() < deadline; await new Promise((resolve) => setTimeout(resolve, 50))) {
      const found = look()
      if (found) return found
    }
    throw new Error(problem)
  }
  /** What the person does at WeChat's cashier, once it is open. */
  async function atTheCashier(does: 'confirmModal' | 'cancelModal', at: Host = host) {
    const press = () =>
      at.app
        .native()
        [does]()
        .then(
          () => true,
          () => false,
        )
    for (const deadline = Date.now() + TIMEOUT_MS; !(await press());)
      if (Date.now() > deadline) throw new Error('WeChat’s cashier did not open')
  }
  /** A tap asks for the messages that the page knows by then: it waits for no answer. */
  async function knowsTemplates() {
    await until(() => (host.answersOf?.('/api/wechat/templates') ?? 0) > 0, 'no template was asked for')
    await host.settled?.()
  }
  /** The permission is told beside the payment: paid before it arrived, an order has no message. */
  const isAllowed = () => until(() => (host.answersOf?.('/api/wechat/acceptances') ?? 0) > 0, 'no permission was told')
  const tradeOpen = () => until(() => [...weixin.books.trades.values()].find(({ state }) => state === 'NOTPAY'), 'no payment was opened')

  it('pays an order once, by WeChat’s word to the gateway and not by its own', async () => {
    await logIn(members.zhou)
    await toConfirm(app)
    await submit(app)
    await knowsTemplates()
    await app.tap(/^确认支付/)
    const { prepayId, id } = await tradeOpen()
    await atTheCashier('confirmModal')
    await app.sees('支付结果确认中')
    await isAllowed()
    weixin.books.acceptances.set('openid-of-the-phone tmpl-paid', 1)
    await weixin.payAndTell(prepayId)
    await (await weixin.noticeOf(id)).send()
    await app.sees('支付成功')
    expect([...weixin.books.trades.values()].filter(({ paidAt }) => paidAt)).toHaveLength(1)
    const { templateId, page } = await until(() => weixin.books.messages[0], 'no message was sent', MESSAGE_PATIENCE)
    expect([templateId, page]).toEqual(['tmpl-paid', expect.stringContaining('features/order/pages/detail/index?orderCode=')])
  })

  it('keeps the order of who closes the cashier, allows no message, and opens the same payment again', async () => {
    await logIn(members.zhou)
    await host.app.mockWxMethod('requestSubscribeMessage', { 'tmpl-paid': 'reject', 'tmpl-shipped': 'reject' })
    await toConfirm(app)
    await submit(app)
    await knowsTemplates()
    const before = weixin.books.messages.length
    await app.tap(/^确认支付/)
    const first = await tradeOpen()
    await atTheCashier('cancelModal')
    await app.sees('您没有付款，订单已为您保留')
    await app.tap(/^确认支付/)
    await atTheCashier('confirmModal')
    await app.sees('支付结果确认中')
    expect((await tradeOpen()).id).toBe(first.id)
    await weixin.payAndTell(first.prepayId)
    await app.sees('支付成功')
    expect(weixin.books.messages).toHaveLength(before)
  })

  it('is paid by a relative who has the card: nothing of it names the shopper or the medicine, and no link is copied', async () => {
    await logIn(members.zhou)
    await toConfirm(app)
    await submit(app)
    await app.tap(/^找家人代付/)
    await app.tap('生成代付卡片')
    await app.sees('把付款卡片发给家人')
    await app.seesNot('复制链接')
    await app.tap('发给家人')
    await host.app.native().shareConfirm()
    const [card] = await host.phone.shared()
    expect(card?.title).toBe('请帮我付一笔订单')
    expect(card?.path).toMatch(/^\/features\/pay\/pages\/family\/index\?bill=[\w-]+$/)

    knowsCodesOf('openid-of-the-daughter')
    const relative = await engineHost(gateway.address)
    const daughter = shopperAt(relative)
    await relative.phone.reLaunch(card?.path ?? '')
    await daughter.sees('周* 请您帮忙付款')
    await daughter.seesNot(/布洛芬|周岚/)
    await daughter.tap(/^微信支付/)
    const { prepayId, openid } = await tradeOpen()
    expect(openid).toBe('openid-of-the-daughter')
    await atTheCashier('confirmModal', relative)
    await daughter.sees('支付结果确认中')
    await weixin.payAndTell(prepayId)
    await relative.phone.reLaunch(card?.path ?? '')
    await daughter.sees('已付款，谢谢您')
    await relative.close()
  })

  it('logs a stranger in by the phone that WeChat knows', async () => {
    knowsCodesOf('openid-of-a-stranger', '13700002468')
    await app.remember('qinghe.elder', true)
    await app.open('login')
    await app.sees(/手机号一键登录[\s\S]*或用短信验证码登录[\s\S]*获取验证码/)
    await app.tap('微信登录')
    await app.tap('同意并登录')
    await app.sees('绑定手机号')
    expect(await app.scrolledBy()).toBe(0)
    await app.tap('绑定微信里的手机号')
    await app.isAt('home')
    await app.open('settings')
    await app.sees('退出登录')
  })

  it('leaves the code by text message in reach of who gives no phone, with what was typed', async () => {
    await app.open('login')
    await app.fill('手机号', '13700001357')
    // The picture comes by itself once the phone is whole, above the button, which moves down.
    await app.sees('看不清？听验证码')
    await app.tap('手机号一键登录')
    await app.sees('请先阅读并同意用户协议与隐私政策')
    await app.tick('我已阅读并同意用户协议和隐私政策')
    await refusePhone({ errMsg: 'getPhoneNumber:fail user deny' })
    await app.sees('没有得到手机号，可以填写手机号')
    await refusePhone({ errMsg: 'getPhoneNumber:fail no quota', errno: 1400001 })
    await app.sees('微信暂时给不了手机号')
    const page = await host.app.currentPage()
    expect(await (await page?.$('input'))?.value()).toMatch(/137 ?0000 ?1357/)
    await app.sees('看不清？听验证码')
  })

  it('says what to do about a code that was used before', async () => {
    for (const code of weixin.books.codes.values()) code.isUsed = true
    await app.open('login')
    await app.tap('微信登录')
    await app.tap('同意并登录')
    await app.sees('这次微信授权已经用过，请重新点击')
    await app.tap('我知道了')

    await app.tick('我已阅读并同意用户协议和隐私政策')
    await app.tap('手机号一键登录')
    await app.sees('微信授权已失效，请重新授权')
    await app.tap('我知道了')
    await app.isAt('login')
  })

  /** The shopper says no to WeChat, which the engine's phone never does by itself. */
  async function refusePhone(told: { errMsg: string; errno?: number }) {
    const page = await host.app.currentPage()
    const button = await page?.$('button')
    if (!button) throw new Error('there is no phone button')
    await button.trigger('getphonenumber', told)
  }
})
