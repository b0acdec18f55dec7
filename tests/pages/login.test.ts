import { publicUrl } from '@/routes/resolve'
import { knowPictures, proves } from '../support/pageProof'
import { shopOnPages } from '../support/pageShopper'

const shop = shopOnPages()

/** A loudspeaker that notes what it would have played. */
const silentSpeaker = (played: unknown[]) =>
  class {
    resume = () => Promise.resolve()
    close = () => Promise.resolve()
    decodeAudioData = (bytes: ArrayBuffer, done: (sound: unknown) => void) => done(bytes)
    createBufferSource = () => ({ connect: () => undefined, start: () => void played.push('sound') })
  }

describe('a visitor at the login', () => {
  const visitor = shop.openedBy()
  beforeEach(() => knowPictures(shop, visitor.app))

  it('is told what is missing, one thing at a time, and keeps what was typed', async () => {
    const { app } = visitor
    await app.open('login', { preLogin: 'account' })
    await app.sees('账号登录', '使用手机号或用户名', '《用户协议》', '《隐私政策》')
    await app.tap('登录')
    await app.sees('请填写手机号或用户名')
    await app.fill('手机号或用户名', 'zhoulan')
    await app.tap('登录')
    await app.sees('请填写密码')
    await app.fill('密码', 'wrong-password-1')
    await app.tap('显示密码')
    await app.sees('隐藏密码', 'wrong-password-1')
    await app.tap('登录')
    await app.sees('请先阅读并同意用户协议与隐私政策', 'zhoulan')
    await app.isAt('login', { preLogin: 'account' })
  })

  it('keeps the way of logging in, lowercased, through the registration', async () => {
    const { app } = visitor
    await app.open('login', { preLogin: 'ACCOUNT' })
    await app.sees('账号登录')
    await app.tap('注册')
    await app.isAt('register', { preLogin: 'account' })
  })

  it('keeps it while a forgotten password is proved again', async () => {
    const { app } = visitor
    await app.open('setPassword', { preLogin: 'account' })
    await app.sees('先用手机号验证一下')
    await app.tap('去验证')
    await app.isAt('forgetPassword', { preLogin: 'account' })
  })

  it.each([
    ['the telephone that is registered, where no note names one', '400-000-2026', true],
    ['none, where the shop has none', undefined, false],
  ])('is told %s', async (_what, phone, isTold) => {
    const { app } = visitor
    const { phone: _own, ...config } = await shop.gateway.visitor.mall.config()
    app.stands('GET /api/mall/config', () => Response.json({ ...config, appBoxInfo: null, ...(phone && { phone }) }))
    await app.open('accountLogin')
    await app.settled()
    expect(app.text().includes('遇到问题，可拨打客服电话 400-000-2026')).toBe(isTold)
  })

  it('is told what to do without a code', async () => {
    const { app } = visitor
    await app.open('accountLogin')
    await app.sees('登录后可查看处方、订单与用药人', '未注册手机号将自动创建账号', '遇到问题，可拨打客服电话')
    await app.tap('收不到验证码')
    await app.sees('同一手机号每分钟 1 条、每小时 5 条、每天 10 条。请看看是否被手机拦截，或信号不好。仍收不到，请', '改用密码登录。')
    await app.tap('我知道了')
    await app.isAt('accountLogin')
  })

  it('answers the picture before a code is sent', async () => {
    const { app } = visitor
    const sent = shop.gateway.sms.length
    await app.open('accountLogin')
    await app.fill('手机号', '13900001234')
    await app.sees('图中字符', '6 位验证码')
    await app.tap('获取验证码')
    await app.seesNot('请填写')
    expect(document.activeElement?.getAttribute('placeholder')).toBe('图中字符')
    await app.tap('获取验证码')
    await app.sees('请填写图中的 4 位字符')
    await app.tap('换一张图')
    await app.settled()
    expect(shop.gateway.sms).toHaveLength(sent)
  })

  it('asks again for a picture that did not come', async () => {
    const { app } = visitor
    app.stands('POST /api/captchas', () => Promise.reject(new Error('away')))
    await app.open('accountLogin')
    await app.sees('图形验证码会显示在这里')
    await app.fill('手机号', '139 0000 1236')
    await app.sees('网络')
    app.passes()
    await app.tap('获取验证码')
    await app.sees('图中字符')
    await app.seesNot('网络')
  })

  it('hears the digits instead of a picture', async () => {
    const { app } = visitor
    const played: unknown[] = []
    Object.defineProperty(window, 'AudioContext', { value: silentSpeaker(played), configurable: true })
    await app.open('accountLogin')
    await app.fill('手机号', '13900001235')
    await app.tap('看不清？听验证码')
    await app.sees('语音验证码', '再听一遍')
    await app.tap('再听一遍')
    await app.reaches(() => played.length === 2)
    await app.tap('获取验证码')
    await app.tap('获取验证码')
    await app.sees('请填写听到的')
    await app.tap('换成图片')
    await app.sees('图中字符')
    await app.isAt('accountLogin')
  })

  it('proves a forgotten password’s phone and sets a new one', async () => {
    const { app } = visitor
    await app.open('forgetPassword')
    await app.sees('填写注册时的手机号，用短信验证码确认是您本人。', '手机号已经不用了？请', '，核对身份后为您处理。')
    await app.fill('手机号', '13800008850')
    await proves(shop, app)
    await app.tap('下一步')
    await app.isAt('setPassword')
    await app.sees('请设置新密码：8–20 位，同时包含字母和数字。', '新密码，8–20 位')
    await app.fill('新密码', 'new-password-77')
    await app.tap('保存新密码')
    await app.sees('密码已重设', '为了安全，所有设备都已退出，请用新密码登录。')
    // The text that is agreed to comes later than the press, which is not in vain.
    let come = () => undefined as unknown
    const text = new Promise((resolve) => {
      come = () => resolve(undefined)
    })
    app.stands('GET /api/documents/clause', (pass) => text.then(pass))
    await app.tap('去登录')
    await app.isAt('login', { preLogin: 'account' })
    await expect(shop.gateway.chen.account.devices()).rejects.toMatchObject({ status: 401 })

    await app.fill('手机号或用户名', 'chenmo')
    await app.fill('密码', 'new-password-77')
    await app.tick('我已阅读并同意用户协议和隐私政策')
    await app.tap('登录')
    come()
    await app.isAt('home')
    await app.open('settings')
    await app.tap('退出登录')
    await app.tap('退出')
    await app.isAt('me')
  })

  it('cannot set a password without proof', async () => {
    const { app } = visitor
    await app.open('setPassword')
    await app.sees('验证 10 分钟内有效，刷新页面后需要重新验证。')
    await app.tap('去验证')
    await app.isAt('forgetPassword')
  })

  it('is told how to close an account, and where to look after it', async () => {
    const { app } = visitor
    await app.open('deregister')
    await app.sees('登录后可以注销账号', '已经提交过注销的，也从这里登录，可以查看进度或取消。')
    await app.open('delRecord')
    await app.sees('提交过注销申请的账号，登录时会带您回到这里，可以查看进度或取消注销。')
  })

  it('decides about a partner after logging in', async () => {
    const { app } = visitor
    await app.open('authorization', { partner: 'anxin' })
    await app.sees('申请使用您的青禾信息', '将会提供')
    await app.tap('登录后再决定')
    await app.isAt('accountLogin')
  })

  it('is told that nobody of that name asks', async () => {
    const { app } = visitor
    await app.open('authorization', { partner: 'nobody' })
    await app.sees('链接可能写错了，或合作已经结束。我们没有向任何人提供您的信息。')
  })

  it('registers with phone, code and password', async () => {
    const { app } = visitor
    await app.open('register')
    await app.sees('用手机号注册，家人的药一起管')
    await app.fill('手机号', '13900007777')
    await proves(shop, app)
    await app.fill('设置密码', 'new-password-78')
    await app.tick('我已阅读并同意用户协议和隐私政策')
    await app.tap('注册')
    await app.isAt('home')
    await app.open('settings')
    await app.sees('退出登录')
  })

  it('logs out on this device also where the gateway does not hear it', async () => {
    const { app } = visitor
    app.stands('DELETE /api/session', () => Promise.reject(new TypeError('Failed to fetch')))
    await app.open('settings')
    await app.tap('退出登录')
    await app.tap('退出')
    await app.sees('已在这台设备上退出', '服务器还不知道您已退出')
    expect(localStorage.getItem('qinghe.session')).toBeNull()
    await app.tap('我知道了')
    await app.isAt('me')
    app.passes()
  })
})

describe('a visitor who buys', () => {
  const visitor = shop.openedBy()
  beforeEach(() => knowPictures(shop, visitor.app))

  it('goes on to the order when the login is done', async () => {
    const { app } = visitor
    await app.open('product', { productCode: '110011' })
    await app.tap('立即购买')
    await app.sees('数量')
    await app.tap('立即购买')
    await app.isAt('accountLogin')
    await app.fill('手机号', '13900001237')
    await proves(shop, app)
    await app.tap(/^我已阅读并同意/)
    await app.tap('登录')
    await app.sees('确认订单', '布洛芬缓释胶囊')
  })
})

describe('a visitor who wants to see what is his', () => {
  const visitor = shop.openedBy()
  beforeEach(() => knowPictures(shop, visitor.app))

  it.each([
    ['待付款', 'me', 'orders', { tab: 'toPay' }],
    ['我的订单', 'home', 'orders', { tab: 'all' }],
    ['收货地址', 'me', 'addresses', {}],
  ] as const)('goes on to %s when the login is done', async (wanted, from, page, params) => {
    const { app } = visitor
    await app.open(from)
    await app.tap(wanted)
    await app.isAt('accountLogin')
    await app.fill('手机号', '13900001238')
    await proves(shop, app)
    await app.tick('我已阅读并同意')
    await app.tap('登录')
    await app.isAt(page, params)
    await app.settled()
    expect(location.pathname + location.search).toBe(publicUrl(page, params))

    await app.open('settings')
    await app.tap('退出登录')
    await app.tap('退出')
    await app.isAt('me')
    shop.gateway.clock.advance(61)
  })
})
