import { journeyEverywhere } from '../support/everywhere'
import { members } from '../support/people'
import { submit, toConfirm } from '../support/steps'
import type { Walker } from '../support/walker'

async function logIn(app: Walker) {
  await app.tap('账号密码登录')
  await app.fill('手机号或用户名', 'zhoulan')
  await app.fill('密码', 'Qinghe2026')
  await app.tick('我已阅读并同意用户协议和隐私政策')
  await app.tap('登录')
}

journeyEverywhere(
  '周岚 goes the whole way: finds, logs in, buys, pays, follows, is logged out from elsewhere in the middle, and logs out',
  { env: { COURIER_SPEED: '100000' } },
  async ({ app, anotherPhone }) => {
    await app.open('home')
    await app.tap('搜药品、症状或拼音首字母')
    await app.fill('搜索', 'blf')
    await app.tap('搜索「blf」')
    await app.tap('布洛芬缓释胶囊')
    await app.sees('请按药品说明书或者在药师指导下购买和使用')

    await app.tap('立即购买')
    await app.sees('规格')
    await app.tap('立即购买')
    await logIn(app)
    await app.isAt('product', { productCode: '110012' })

    await toConfirm(app)
    await submit(app)
    await app.tap(/^确认支付/)
    await app.sees('演示银行')
    await app.tap(/^确认支付/)
    await app.sees('支付成功')
    await app.tap('查看订单')
    await app.sees('布洛芬缓释胶囊')
    await app.open('orders', { tab: 'shipped' })
    await app.tap('查看物流')
    await app.sees('已揽收')

    await toConfirm(app)
    const other = await anotherPhone(members.zhou)
    await other.open('devices')
    await other.tap('退出所有设备')
    await other.tap('全部退出')
    await other.sees('登录 / 注册')
    await app.tick('药品除质量原因外')
    await app.tap('提交订单')
    await logIn(app)
    await app.isAt('orderConfirm')
    await app.tap('提交订单')
    await app.sees(/^支付信息已加密/)
    await app.open('orders', { tab: 'all' })
    await app.sees('布洛芬缓释胶囊')

    await app.open('settings')
    await app.tap('退出登录')
    await app.tap('退出')
    await app.isAt('me')
    await app.sees('登录 / 注册')
    await app.open('orders')
    await app.sees('账号密码登录')
  },
)
