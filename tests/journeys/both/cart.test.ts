import { journeyEverywhere } from '../support/everywhere'
import { members } from '../support/people'
import { putIntoCart, takeNow } from '../support/steps'

const ibuprofen = { productCode: '110011' }
const valsartan = { productCode: '100011' }

journeyEverywhere('陈默 takes back what she removed by mistake', { shop: 'shared' }, async ({ app, logInAs }) => {
  await logInAs(members.chen)
  await app.open('product', ibuprofen)
  await putIntoCart(app)

  await app.open('cart')
  await app.tap('管理购物车')
  await app.tap('选择布洛芬缓释胶囊')
  await app.tap('删除 (1)')
  await app.sees('购物车还空着')
  await app.tap('撤销')
  await app.sees('青禾自营大药房')
})

journeyEverywhere('a prescription drug stays shut for a visitor, and can be noted but not bought', { shop: 'shared' }, async ({ app }) => {
  await app.open('product', valsartan)
  await app.sees('处方药须凭处方在药师指导下购买和使用')
  await app.sees('处方审核通过后可查看')
  await app.seesNot('立即购买')
  await app.seesNot('用药要点')

  await app.open('instructionBook', valsartan)
  await app.sees('咨询药师')
  await app.seesNot('【用法用量】')
})

journeyEverywhere(
  '周岚 sees the pack and leaflet of what her father was prescribed, and settles it',
  { shop: 'shared' },
  async ({ app, logInAs }) => {
    await logInAs(members.zhou)
    await app.open('product', valsartan)
    await app.sees('您有一张可用的处方，可直接购买')
    await app.sees('用药要点')
    await takeNow(app)
    await app.isAt('orderConfirm')
  },
)
