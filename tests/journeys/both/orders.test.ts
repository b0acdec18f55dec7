import { journeyEverywhere } from '../support/everywhere'
import { members } from '../support/people'
import { payAtTheBank, submit, toConfirm } from '../support/steps'

journeyEverywhere(
  'paid and cancelled, the money of an order comes back and it can be bought again',
  { env: { COURIER_SPEED: '0.01' } },
  async ({ app, logInAs }) => {
    await logInAs(members.zhou)
    await toConfirm(app)
    await submit(app)
    await payAtTheBank(app)

    await app.tap('查看订单')
    await app.tap('取消订单')
    await app.tap('药品或数量选错了')
    await app.tap('确认取消')
    await app.sees('已取消')
    await app.sees(/已退款|退款处理中/)
    await app.tap('再次购买')
    await app.isAt('cart')
    await app.sees('布洛芬缓释胶囊')
  },
)

journeyEverywhere('周岚 changes an address without telling her number again, and the default moves', async ({ app, logInAs }) => {
  await logInAs(members.zhou)
  await app.open('addresses')
  await app.tap('编辑湖南路 7 号 2 单元 401')
  await app.fill('详细地址', '湖南路 9 号')
  await app.tap('保存')
  await app.sees('湖南路 9 号')
  await app.sees('138****5518')

  await app.tap('删除湖南路 9 号')
  await app.tap('先不删')
  await app.sees('湖南路 9 号')
  await app.tap('删除湖南路 9 号')
  await app.tap('删除')
  await app.seesNot('湖南路 9 号')
})
