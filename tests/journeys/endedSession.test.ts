import { OrderStatus } from '../../src/contract/order'
import { publicUrl } from '../../src/routes/resolve'
import { journey } from './support/journey'
import { members } from './support/people'
import { sessionAtGateway } from './support/sessionAtGateway'
import { logIn } from './support/steps'

/** Within this the page below would have asked twice more. */
const WHILE = 10_000

journey('a session that ended leaves one login in the history, and nothing asks below it', async ({ app, gateway, logInAs }) => {
  const session = sessionAtGateway(gateway.address, members.zhou)
  const orderCode = await session.orderIn(OrderStatus.toPay)
  await logInAs(members.zhou)
  await app.page.clock.install()
  await app.open('settings')
  await app.turnTo(publicUrl('payResult', { orderCode }))
  await app.sees('支付结果确认中')
  const entries = () => app.page.evaluate(() => history.length)
  const before = await entries()
  await session.end()
  await app.isAt('accountLogin')
  await app.sees('账号密码登录')
  expect(await entries()).toBe(before + 1)

  const asked: string[] = []
  app.page.on('request', (request) => {
    if (/\/api\/(pay|orders)/.test(request.url())) asked.push(request.url())
  })
  await app.page.clock.runFor(WHILE)
  await app.settled()
  expect(asked).toEqual([])
  expect(await entries()).toBe(before + 1)

  await logIn(app, members.zhou)
  await app.isAt('payResult', { orderCode })
  await app.sees('支付结果确认中')
  await app.goBack()
  await app.isAt('settings')
})
