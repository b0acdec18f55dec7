import { OrderStatus } from '../../../src/contract/order'
import { journeyEverywhere } from '../support/everywhere'
import { members } from '../support/people'
import { sessionAtGateway } from '../support/sessionAtGateway'

/** Within this the page below would have asked twice more. */
const WHILE = 10_000

journeyEverywhere(
  'a session that ends while a payment is waited for asks for one login, which comes back there',
  { turnsClock: true },
  async ({ app, ...rest }) => {
    const session = sessionAtGateway(rest.gateway.address, members.zhou)
    const orderCode = await session.orderIn(OrderStatus.toPay)
    await rest.logInAs(members.zhou)
    await app.open('payResult', { orderCode })
    await app.sees('支付结果确认中')
    await session.end()
    await app.tap('账号密码登录')
    await app.fill('手机号或用户名', members.zhou.loginName)
    await app.pass(WHILE)
    await app.fill('密码', members.zhou.password)
    await app.tick('我已阅读并同意用户协议和隐私政策')
    await app.tap('登录')
    await app.sees('支付结果确认中')
    await app.isAt('payResult', { orderCode })
  },
)
