import { beginSvipPauses } from '../../gateway/modules/svip/beginPauses'
import { DAY_SECONDS } from '../../src/lib/duration'
import type { StaffPerson } from '../support/counter'
import type { Client } from '../support/gatewayClient'
import { shopOnPages } from '../support/pageShopper'
import { svipBody } from '../support/svipAt'
import { stayingOperator } from '../support/svipShop'

const shop = shopOnPages('2026-12-18T09:00:00+08:00')

async function held(who: Client) {
  const { orderId } = await who.svip.buy({ body: await svipBody(who, 'year') })
  const { payUrl } = await who.pay.start({ body: { ordersCode: orderId, methodId: 'bank' } })
  const headers = { 'Content-Type': 'application/x-www-form-urlencoded' }
  await shop.gateway.app.request(payUrl, { method: 'POST', body: 'answer=confirm&delivery=once', headers })
  await shop.gateway.bankDelivers()
  return orderId
}
let cheng: StaffPerson
beforeAll(async () => {
  cheng = await stayingOperator(shop.gateway)
})
const of = (orderId: string, reason: string) => ({ params: { orderId }, body: { reason } })
const REASON = '多次把体验卡卖给他人'

describe('a member whose card the shop froze', () => {
  const chen = shop.openedBy('chen')
  const own = { orderId: '' }
  beforeAll(async () => {
    own.orderId = await held(shop.gateway.chen)
    await cheng.membership.freeze(of(own.orderId, '会员来电，卡被他人使用'))
  })

  it('reads it on the page of the membership, which leads to the service', async () => {
    const { app } = chen
    await app.open('svip')
    await app.sees('会员卡已冻结，会员码暂不能使用，下单的权益不变', '续费年卡 ¥168')
    await app.tap('联系客服')
    await app.isAt('kf')
  })

  it('is shown no code, and why', async () => {
    const { app } = chen
    await app.open('svipQrCode')
    await app.sees('会员卡已冻结', '需要解冻请联系客服')
    await app.seesNot('秒后更新')
    await app.tap('联系客服')
    await app.isAt('kf')
  })

  it('has a code again once it is thawed', async () => {
    await cheng.membership.thaw(of(own.orderId, '核对过本人身份'))
    const { app } = chen
    await app.open('svipQrCode')
    await app.sees(/秒后更新/)
  })
})

describe('a member whose rights the shop pauses', () => {
  const zhou = shop.openedBy('zhou', { elder: true })
  const own = { orderId: '' }
  beforeAll(async () => {
    own.orderId = await held(shop.gateway.zhou)
    await cheng.membership.announcePause(of(own.orderId, REASON))
  })

  it('reads beforehand from when on, why, and how to appeal; nothing is sold meanwhile', async () => {
    const { app } = zhou
    await app.open('svip')
    await app.sees('您的 SVIP 权益将于 12 月 21 日 09:00 起暂停', `原因：${REASON}`, '有异议请联系客服申诉', '下一批 1 月 19 日到账')
    await app.seesNot('续费年卡')
    await app.tap('有异议，联系客服')
    await app.isAt('kf')
    await app.open('messages')
    await app.sees('SVIP 权益将要暂停', `12 月 21 日 09:00 起将暂停您的 SVIP 权益，原因：${REASON}。有异议请联系在线客服申诉`)
  })

  it('reads that they are paused, what that stops, and where the reason stands', async () => {
    shop.gateway.clock.advance(3 * DAY_SECONDS)
    await beginSvipPauses({ db: shop.gateway.db, providers: shop.gateway.providers, now: shop.gateway.clock.now() })
    const { app } = zhou
    await app.open('svip')
    await app.sees('您的 SVIP 权益已暂停', `原因：${REASON}`, '还有 4 张专享券可用', '权益暂停期间不发新的券', '权益暂停')
    await app.seesNot('续费年卡', '还可赠')
    await app.open('svipQrCode')
    await app.sees('SVIP 权益暂停中', '原因和申诉方式在会员页')
    await app.tap('去看 SVIP')
    await app.isAt('svip')
    await app.open('svipOrder', { orderId: own.orderId })
    await app.sees('权益暂停', '权益暂不能使用，原因和申诉方式在会员页', '申请退款')
  })

  it('has them again once that is lifted', async () => {
    await cheng.membership.liftPause({ params: { orderId: own.orderId }, body: { reason: '核对过来往记录', wasWrong: false } })
    const { app } = zhou
    await app.open('svip')
    await app.sees('续费年卡 ¥168', '还可赠 2 张')
    await app.seesNot('有异议，联系客服')
  })

  it('reads why the shop gave the membership back', async () => {
    const { fault } = await cheng.membership.detail({ params: { orderId: own.orderId } })
    const body = { back: fault?.back ?? 0, reason: '系统升级，本店停办会员' }
    await cheng.membership.giveBack({ params: { orderId: own.orderId }, body })
    const { app } = zhou
    await app.open('svipOrder', { orderId: own.orderId })
    await app.sees('已退款', '由我们按剩余天数退款，原因：系统升级，本店停办会员')
    await app.seesNot('申请退款')
  })
})
