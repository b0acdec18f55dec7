import { journey } from './support/journey'
import { members } from './support/people'
import { putIntoCart } from './support/steps'

const ibuprofen = { productCode: '110011' }

journey('a visitor chooses a packing and how many, and finds them in the cart', async ({ app }) => {
  await app.open('product', ibuprofen)
  await app.readsTitle('布洛芬缓释胶囊')
  await app.sees('请按药品说明书或者在药师指导下购买和使用')
  await app.tap('加入购物车')
  await app.tap('0.3g×24粒')
  await app.tap('增加数量')
  await app.sees('已选：0.3g×24粒，2 盒')
  await app.tap('加入购物车')
  await app.sees('已加入购物车')

  await app.open('cart')
  await app.sees('2 件')
  // The number is sent a moment after the last tap: its answer is waited for from before.
  const saved = app.page.waitForResponse((answer) => answer.request().method() === 'PUT')
  await Promise.all([saved, app.tap('增加布洛芬缓释胶囊的数量')])
  await app.sees('3 件')
  await app.reload()
  await app.sees('3 件')
})

journey('a number the shop refuses falls back, with the reason', async ({ app, logInAs }) => {
  await logInAs(members.chen)
  await app.open('product', ibuprofen)
  await putIntoCart(app)
  await app.page.route('**/api/cart/items/*', (route) =>
    route.request().method() === 'PUT'
      ? route.fulfill({ status: 409, json: { code: 'UNAVAILABLE', message: '库存只剩 1 盒' } })
      : route.continue(),
  )

  await app.open('cart')
  await app.tap('增加布洛芬缓释胶囊的数量')
  await app.sees('2 件')
  await app.sees('库存只剩 1 盒')
  await app.sees('1 件')
})
