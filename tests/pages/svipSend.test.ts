import { eq } from 'drizzle-orm'
import { svipOrders } from '../../gateway/tables'
import { CODE_SECONDS, SEND_DAYS } from '../../src/contract/svip'
import { DAY_SECONDS, SECOND } from '../../src/lib/duration'
import { shopOnPages } from '../support/pageShopper'
import { svipHeld } from '../support/svipAt'

const shop = shopOnPages('2026-12-18T09:00:00+08:00')
const down = () => Response.json({ code: 'FAULT', message: '服务暂时不可用，请稍后再试' }, { status: 503 })
const sends = async () => (await shop.gateway.zhou.svip.sends()).results
const newest = async () => (await sends())[0]?.sendId ?? ''

describe('who has no membership', () => {
  const chen = shop.openedBy('chen')

  it('has nothing to send and nothing to show, and is led to it', async () => {
    const { app } = chen
    await app.open('svipSend')
    await app.sees('现在没有可送的亲友卡', '会员期内可以送体验卡给家人和朋友')
    await app.seesNot('送出一张')
    await app.tap('去看 SVIP')
    await app.isAt('svip')
    await app.seesNot('还可赠', '到店出示')
    await app.open('svipQrCode')
    await app.sees('SVIP 没有开通或已到期', '会员期内可以在这里出示会员码')
    await app.tap('去看 SVIP')
    await app.isAt('svip')
  })
})

describe('sending', () => {
  const zhou = shop.openedBy('zhou')
  beforeAll(() => svipHeld(shop.gateway, shop.gateway.zhou))

  it('begins on the page of the membership, which says how many are left', async () => {
    const { app } = zhou
    await app.open('svip')
    await app.sees('赠送亲友卡', '还可赠 2 张', '到店出示', '会员二维码')
    await app.tap(/^赠送亲友卡/)
    await app.isAt('svipSend')
    await app.sees('请亲友体验 1 个月 SVIP', '还可赠 2 张', '每月 4 张', '链接里没有您的姓名', '7 天内有效')
    await app.seesNot('送出的卡')
  })

  it('makes a link, which is passed on again from the list', async () => {
    const { app } = zhou
    await app.open('svipSend')
    app.stands('POST /api/svip/sends', down)
    await app.tap('送出一张')
    await app.sees('服务暂时不可用，请稍后再试')
    await app.tap('我知道了')
    app.passes()
    await app.tap('送出一张')
    await app.sees('送给亲友', '谁先打开领取就归谁')
    await app.sees(`/svip/send?sendId=${await newest()}`)
    await app.tap('关闭')
    await app.sees('还可赠 1 张', '送出的卡', '待领取', '12-25 09:00 前可领取')
    await app.tap('再次分享')
    await app.sees(`/svip/send?sendId=${await newest()}`)
    await app.tap('关闭')
  })

  it('takes one back that nobody has opened, after a question', async () => {
    const { app } = zhou
    await app.open('svipSend')
    await app.tap('撤回')
    await app.sees('撤回这张体验卡？')
    await app.tap('先不撤回')
    expect(await sends()).toMatchObject([{ state: 'offered' }])
    await app.tap('撤回')
    await app.tap('确认撤回')
    await app.sees('已撤回', '12-18 09:00 送出', '还可赠 2 张')
    await app.seesNot('再次分享')
  })

  it('shows how one stands that was opened meanwhile, and ends with the last', async () => {
    const { app } = zhou
    const first = await shop.gateway.zhou.svip.send()
    await shop.gateway.zhou.svip.send()
    await app.open('svipSend')
    await app.sees('还可赠 0 张')
    await app.cannotTap('现在没有可送的卡')
    await shop.gateway.lin.svip.open({ params: { sendId: first.sendId } })
    for (const { sendId } of await sends())
      app.stands(`DELETE /api/svip/sends/${sendId}`, () =>
        Response.json({ code: 'SEND_OPENED', message: '这张体验卡已经被领取，不能撤回' }, { status: 409 }),
      )
    await app.tap('撤回')
    await app.tap('确认撤回')
    await app.sees('这张体验卡已经被领取，不能撤回')
    await app.tap('我知道了')
    await app.sees('已领取', '12-18 09:00 领取')
    await app.open('svip')
    await app.sees('查看送出的卡')
  })
})

describe('a card that was sent', () => {
  const own = { sendId: '' }
  beforeAll(async () => {
    own.sendId = (await sends()).find(({ state }) => state === 'offered')?.sendId ?? ''
  })

  describe('to a visitor', () => {
    const visitor = shop.openedBy()

    it('is shown to whoever comes by its link, who logs in and comes back to it', async () => {
      const { app } = visitor
      await app.open('svipSend')
      await app.readsTitle('赠送亲友卡')
      await app.sees('登录后赠送亲友卡')
      await app.tap('去登录')
      await app.isAt('accountLogin')
      await app.open('svipSend', own)
      await app.readsTitle('SVIP 体验卡')
      await app.sees('送您一张', '青禾 SVIP 体验卡', '1 个月会员，12-25 09:00 前可领取', '每月 4 张', '到期不自动续费')
      await app.seesNot('周岚')
      await app.tap('立即领取')
      await app.isAt('accountLogin', { backurl: `/svip/send?sendId=${own.sendId}` })
    })
  })

  describe('to its sender', () => {
    const zhou = shop.openedBy('zhou')

    it('is not opened', async () => {
      const { app } = zhou
      await app.open('svipSend', own)
      await app.tap('立即领取')
      await app.sees('这是您自己送出的体验卡，请发给家人或朋友')
      await app.tap('我知道了')
    })

    it('is another by now where somebody was quicker', async () => {
      const { app } = zhou
      const [first] = await sends()
      const sendId = first?.sendId ?? ''
      app.stands(`GET /api/svip/sends/${sendId}`, async (pass) => Response.json({ ...(await (await pass()).json()), state: 'offered' }))
      await app.open('svipSend', { sendId })
      app.passes()
      app.stands(`POST /api/svip/sends/${sendId}/open`, () =>
        Response.json({ code: 'SEND_CLOSED', message: '这张体验卡已被领取、撤回或过期' }, { status: 409 }),
      )
      app.stands(`GET /api/svip/sends/${sendId}`, async (pass) => Response.json({ ...(await (await pass()).json()), state: 'withdrawn' }))
      await app.tap('立即领取')
      await app.sees('这张体验卡已被领取、撤回或过期')
      await app.tap('我知道了')
      await app.sees('这张体验卡已被撤回', '可以请送卡的人再送一张')
    })
  })

  describe('to a friend', () => {
    const chen = shop.openedBy('chen')

    it('is opened by the first', async () => {
      const { app } = chen
      await app.open('svipSend', own)
      await app.tap('立即领取')
      await app.sees('已领取', '有效期至 2027 年 1 月 18 日')
      await app.tap('查看会员卡')
      await app.isAt('svip')
      await app.sees('青禾 SVIP 体验卡', '到店出示')
      await app.seesNot('赠送亲友卡', '还可赠')
    })
  })

  describe('to who comes too late', () => {
    const lin = shop.openedBy('lin', { elder: true })

    it('says that it was opened, taken back or lapsed, and that everybody opens one', async () => {
      const { app } = lin
      await app.open('svipSend', own)
      await app.sees('这张体验卡已被领取', '如果是您领的')
      await app.tap('去看 SVIP')
      await app.isAt('svip')
      const terms = { memberPercent: 5, freeFreight: true, coupons: 4, couponType: null, sends: 9 }
      const { zhou } = shop.gateway
      await shop.gateway.db.update(svipOrders).set({ terms }).where(eq(svipOrders.memberId, zhou.memberId))
      const { sendId } = await zhou.svip.send()
      const later = (await zhou.svip.send()).sendId
      await app.open('svipSend', { sendId })
      await app.tap('立即领取')
      await app.sees('每人可以领一张体验卡，您已经领过了')
      await zhou.svip.withdraw({ params: { sendId } })
      await app.open('svipSend', { sendId })
      await app.sees('这张体验卡已被撤回')
      shop.gateway.clock.advance(SEND_DAYS * DAY_SECONDS)
      await app.open('svipSend', { sendId: later })
      await app.sees('这张体验卡已过期')
      await app.open('svipSend', { sendId: 'of-nobody' })
      await app.sees('没有找到这张体验卡', '链接可能不完整')
    })
  })
})

describe('the code of the card', () => {
  const zhou = shop.openedBy('zhou')
  afterEach(() => jest.restoreAllMocks())
  const groups = (code: string) => (code.match(/\d{4}/g) ?? []).join(' ')
  /** The device’s clock and the gateway’s go on, and the page is looked at. */
  const pass = (seconds: number) => {
    const { now } = Date
    jest.spyOn(Date, 'now').mockImplementation(() => now() + seconds * SECOND)
    shop.gateway.clock.advance(seconds)
    document.dispatchEvent(new Event('visibilitychange'))
  }

  it('is drawn with its figures, and takes the next ones by itself when its time is over', async () => {
    const { app } = zhou
    await app.open('svip')
    await app.tap(/^到店出示/)
    await app.isAt('svipQrCode')
    await app.readsTitle('会员码')
    const first = await shop.gateway.zhou.svip.qrCode()
    await app.sees('青禾 SVIP 会员码', first.cardNumber, '会员二维码', `数字码 ${groups(first.code)}`, /[1-9]\d? 秒后更新/)
    await app.sees('请把屏幕调亮些，出示给店员扫码；请勿截图转给他人')
    pass(CODE_SECONDS)
    const next = await shop.gateway.zhou.svip.qrCode()
    expect(next.code).not.toBe(first.code)
    await app.sees(`数字码 ${groups(next.code)}`)
    await app.seesNot(groups(first.code))
  })

  it('is not shown once it is over and no other came, until it is asked for', async () => {
    const { app } = zhou
    await app.open('svipQrCode')
    await app.sees('数字码')
    app.stands('GET /api/svip/qrCode', down)
    pass(CODE_SECONDS)
    await app.sees('会员码已过期，没有更新成功')
    await app.seesNot('数字码', '会员二维码', '秒后更新')
    app.passes()
    await app.tap('刷新')
    await app.sees(`数字码 ${groups((await shop.gateway.zhou.svip.qrCode()).code)}`)
  })

  it('is none any more after the membership', async () => {
    const { app } = zhou
    await app.open('svipQrCode')
    await app.sees('数字码')
    await shop.gateway.db.update(svipOrders).set({ endsAt: shop.gateway.clock.now() }).where(eq(svipOrders.state, 'paid'))
    await app.tap('刷新')
    await app.sees('SVIP 没有开通或已到期')
    await app.seesNot('数字码')
  })
})
