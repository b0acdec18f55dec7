import { journey } from './support/journey'
import { members } from './support/people'
import { payAtTheBank, submit, toConfirm } from './support/steps'

journey('周岚 sends an order to her father: what she chose stays while she looks for his address', async ({ app, logInAs }) => {
  await logInAs(members.zhou)
  await toConfirm(app)
  await app.fill('备注', '放门口')
  await app.tap('更换收货地址')
  await app.sees('选择收货地址')
  await app.tap('湖南路 7 号 2 单元 401')
  await app.isAt('orderConfirm')
  await app.sees('138****5518')
  await app.reload()
  await app.sees('湖南路 7 号 2 单元 401')

  await app.tap('提交订单')
  await app.sees('请先阅读并勾选')
  await app.tap('阅读《售后须知》')
  await app.sees('验收与配送问题')
  await app.tap('关闭')
  await submit(app)
  await app.open('orders', { tab: 'toPay' })
  await app.tap(/布洛芬缓释胶囊/)
  await app.sees('放门口')
  await app.sees(/湖南路 7 号 2 单元 401/)
})

journey('back from a paid order leads past the bank', async ({ app, logInAs }) => {
  await logInAs(members.zhou)
  await toConfirm(app)
  await submit(app)
  await payAtTheBank(app)
  await app.goBack()
  await app.seesNot('演示银行')
  await app.sees('支付成功')
})

journey('a price that changed is shown before it is paid', async ({ app, logInAs }) => {
  await logInAs(members.zhou)
  await toConfirm(app)
  const refusal = { code: 'PRICE_CHANGED', message: '金额有变化，请确认后再提交', details: { before: 2280, after: 2480 } }
  await app.page.route('**/api/orders', (route) => route.fulfill({ status: 409, json: refusal }), { times: 1 })
  await app.tick('药品除质量原因外')
  await app.tap('提交订单')
  await app.sees('订单金额有变化')
  await app.sees(/¥22\.80.*¥24\.80/)
  await app.tap('查看新金额')
  await app.tap('提交订单')
  await app.sees(/^支付信息已加密/)
})

journey('a lost answer makes no second order, and an order that exists is shown instead of made again', async ({ app, logInAs }) => {
  await logInAs(members.chen)
  await app.open('address', { mode: 'add' })
  await app.fill('收货人', '陈默')
  await app.fill('手机号', '13800008850')
  await app.tap(/^所在地区/)
  await app.tap('北京市')
  await app.tap('东城区')
  await app.fill('详细地址', '东四十条 1 号')
  await app.tap('保存')
  await app.sees('地址已保存')

  await toConfirm(app)
  const confirmPage = app.page.url()
  // The order is made, and no answer of it arrives: not at the first try, nor when the client tries again by itself.
  await app.page.route(
    '**/api/orders',
    async (route) => {
      await route.fetch()
      await route.abort()
    },
    { times: 3 },
  )
  await app.tick('药品除质量原因外')
  await app.tap('提交订单')
  await app.sees('network error, please try again later')
  await app.tap('我知道了')
  await app.tap('提交订单')
  await app.sees(/^支付信息已加密/)

  await app.openAddress(new URL(confirmPage).pathname + new URL(confirmPage).search)
  await app.sees('这次结算已经下单')
  await app.open('orders')
  await app.sees('剩')
  expect(await app.page.getByText('剩', { exact: true }).count()).toBe(1)
})

journey('a relative is sent a link that pays, and the till notices', async ({ app, logInAs, anotherPhone }) => {
  await app.page.clock.install()
  await logInAs(members.zhou)
  await toConfirm(app)
  await submit(app)
  await app.tap(/请家人代付/)
  await app.tap('生成代付链接')
  await app.sees('家人付款后，这里会自动更新。')
  const link = await app.page.getByText(/\/bank\/pay\//).innerText()

  const relative = await anotherPhone()
  await relative.page.goto(link)
  await relative.sees(/周\*.*帮忙付款/)
  await relative.seesNot('布洛芬缓释胶囊')
  await relative.tap(/^确认支付/)
  await relative.sees('支付成功')
  // It looks every fifteen seconds.
  await app.page.clock.fastForward(15_000)
  await app.sees('核对无误后配药，打包发出后可在订单里查看物流')
})

journey('an address that was left half written is there again, but for the phone', async ({ app, logInAs }) => {
  await logInAs(members.chen)
  await app.open('address', { mode: 'add' })
  await app.fill('详细地址', '东四十条 1 号')
  await app.fill('手机号', '13911112222')
  await app.tap('保存')
  await app.sees('请填写收货人')
  await app.sees('请选择省市区')
  await app.reload()
  expect(await app.page.getByLabel('详细地址').inputValue()).toBe('东四十条 1 号')
  expect(await app.page.getByLabel('手机号').inputValue()).toBe('')
  const written = await app.page.evaluate(() => JSON.stringify(localStorage))
  expect(written).not.toContain('13911112222')
})

journey('only the bank of the shop is opened from a link', async ({ app, logInAs }) => {
  await logInAs(members.zhou)
  await app.open('bank', { url: 'https://evil.example/bank/pay/1' })
  await app.sees('这不是青禾的支付页面')
  await app.open('orderConfirm', { settleId: 'nothing-like-it' })
  await app.sees('结算已过期')
})

// In the mini-program WeChat's arrow leads from the bank to the cashier; in a browser the bank leads to the result.
journey('a payment that failed keeps the order, and can be tried again', async ({ app, logInAs }) => {
  await logInAs(members.zhou)
  await toConfirm(app)
  await submit(app)
  await app.tap(/^确认支付/)
  await app.sees('演示银行')
  await app.tap('支付失败')
  await app.sees('支付未完成')
  await app.tap('继续支付')
  await app.sees(/上次支付没有成功/)
  await payAtTheBank(app)
})
