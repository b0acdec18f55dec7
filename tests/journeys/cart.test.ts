import { journey } from './support/journey'
import { members } from './support/people'

const ibuprofen = { productCode: '110011' }
const valsartan = { productCode: '100011' }

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
  await app.tap('增加布洛芬缓释胶囊的数量')
  await app.sees('3 件')
  await app.page.waitForResponse((answer) => answer.request().method() === 'PUT')
  await app.reload()
  await app.sees('3 件')
})

journey('陈默 takes back what she removed by mistake', async ({ app, logInAs }) => {
  await logInAs(members.chen)
  await app.open('product', ibuprofen)
  await app.tap('加入购物车')
  await app.tap('加入购物车')
  await app.sees('已加入购物车')

  await app.open('cart')
  await app.tap('管理购物车')
  await app.tap('选择布洛芬缓释胶囊')
  await app.tap('删除 (1)')
  await app.sees('购物车还空着')
  await app.tap('撤销')
  await app.sees('青禾自营大药房')
})

journey('a number the shop refuses falls back, with the reason', async ({ app, logInAs }) => {
  await logInAs(members.chen)
  await app.open('product', ibuprofen)
  await app.tap('加入购物车')
  await app.tap('加入购物车')
  await app.sees('已加入购物车')
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

journey('a prescription drug stays shut for a visitor, and can be noted but not bought', async ({ app }) => {
  await app.open('product', valsartan)
  await app.sees('处方药须凭处方在药师指导下购买和使用')
  await app.sees('处方审核通过后可查看')
  await app.seesNot('立即购买')
  await app.seesNot('用药要点')

  await app.open('instructionBook', valsartan)
  await app.sees('咨询药师')
  await app.seesNot('【用法用量】')
})

journey('周岚 sees the pack and leaflet of what her father was prescribed, and settles it', async ({ app, logInAs }) => {
  await logInAs(members.zhou)
  await app.open('product', valsartan)
  await app.sees('周建国的处方可以使用')
  await app.sees('用药要点')
  await app.tap('立即购买')
  await app.tap('立即购买')
  await app.isAt('orderConfirm')
})
