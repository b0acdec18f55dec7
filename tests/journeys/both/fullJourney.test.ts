import { journeyEverywhere } from '../support/everywhere'
import { members } from '../support/people'
import { findIbuprofen, followParcel, logIn, logOut, payAtTheBank, submit, takeNow, toConfirm } from '../support/steps'

journeyEverywhere(
  '周岚 goes the whole way: finds, logs in, buys, pays, follows, is logged out from elsewhere in the middle, and logs out',
  { env: { COURIER_SPEED: '100000' } },
  async ({ app, anotherPhone }) => {
    await findIbuprofen(app)
    await takeNow(app)
    await logIn(app, members.zhou)
    // What he wanted before he logged in goes on by itself.
    await app.isAt('orderConfirm')
    await app.sees('应付金额')

    await toConfirm(app)
    await submit(app)
    await payAtTheBank(app)
    await app.tap('查看订单')
    await app.sees('布洛芬缓释胶囊')
    await followParcel(app)

    await toConfirm(app)
    const other = await anotherPhone(members.zhou)
    await other.open('devices')
    await other.tap('退出所有设备')
    await other.tap('全部退出')
    await other.sees('登录 / 注册')
    await app.tick('药品除质量原因外')
    await app.tap('提交订单')
    await logIn(app, members.zhou)
    await app.isAt('orderConfirm')
    // Seen again, the page asks for its price anew: until it has come there is nothing to submit.
    await app.settled()
    await app.tap('提交订单')
    await app.sees(/^支付信息已加密/)
    await app.open('orders', { tab: 'all' })
    await app.sees('布洛芬缓释胶囊')

    await logOut(app)
    await app.open('orders')
    await app.sees('账号密码登录')
  },
)
