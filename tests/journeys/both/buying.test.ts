import { journeyEverywhere } from '../support/everywhere'
import { members } from '../support/people'
import { payAtTheBank, putIntoCart, submit } from '../support/steps'

journeyEverywhere('林秀芝 buys in the elder version with large letters', { elder: true, shop: 'shared' }, async ({ app, logInAs }) => {
  await logInAs(members.lin)
  await app.open('home')
  await app.sees('打电话问药师')
  await app.sees('哪里不舒服')
  await app.tap('感冒发热')
  await app.isAt('searchResult')
  await app.open('product', { productCode: '110011' })
  await putIntoCart(app)
  await app.open('cart')
  await app.tap(/^结算/)
  await app.sees('应付金额')
  await submit(app)
  await payAtTheBank(app)
})

journeyEverywhere(
  '陈默, a member without a prescription, sees no leaflet of a prescription drug and cannot buy it',
  { shop: 'shared' },
  async ({ app, logInAs }) => {
    await logInAs(members.chen)
    await app.open('product', { productCode: '100011' })
    await app.sees('处方药须凭处方在药师指导下购买和使用')
    await app.seesNot('立即购买')
    await app.seesNot('禁忌')
    await app.open('instructionBook', { productCode: '100011' })
    await app.sees('咨询药师')
    await app.seesNot('不良反应')
  },
)

journeyEverywhere('a visitor fills the cart, logs in at the till and comes back to it', { shop: 'shared' }, async ({ app }) => {
  await app.open('product', { productCode: '110011' })
  await putIntoCart(app)
  await app.open('cart')
  await app.sees('布洛芬缓释胶囊')
  await app.tap(/^结算/)
  await app.tap('账号密码登录')
  await app.fill('手机号或用户名', 'zhoulan')
  await app.fill('密码', 'wrong-password')
  await app.tap('登录')
  await app.sees('请先阅读并同意用户协议与隐私政策')
  await app.tick('我已阅读并同意用户协议和隐私政策')
  await app.tap('登录')
  await app.sees(/不正确/)
  await app.fill('密码', 'Qinghe2026')
  await app.tap('登录')
  await app.sees('布洛芬缓释胶囊')
  await app.tap(/^结算/)
  await app.sees('应付金额')
})

journeyEverywhere(
  'what is on screen stays when the network goes, and buying says why it waits',
  { needs: 'network', shop: 'shared' },
  async ({ app }) => {
    await app.open('product', { productCode: '110011' })
    await app.sees('布洛芬缓释胶囊')
    await app.goOffline()
    await app.sees('当前没有网络')
    await app.sees('布洛芬缓释胶囊')
    await app.tap('加入购物车')
    await app.sees('规格')
    await app.tap('加入购物车')
    await app.sees('network error, failed to get price')
    await app.sees('当前没有网络，请连接网络后再试')
    await app.comeOnline()
    await app.seesNot('当前没有网络，已显示的内容仍可查看')
    await app.tap('加入购物车')
    await app.sees('已加入购物车')
  },
)

journeyEverywhere('the cart and the login outlast a gateway that was restarted', async ({ app, gateway, logInAs }) => {
  await logInAs(members.zhou)
  await app.open('product', { productCode: '110011' })
  await putIntoCart(app)
  await gateway.restart()
  await app.open('cart')
  await app.sees('布洛芬缓释胶囊')
  await app.tap(/^结算/)
  await app.sees('应付金额')
})
