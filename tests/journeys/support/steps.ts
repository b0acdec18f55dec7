import type { Member } from './people'
import type { Walker } from './walker'

/** From home to a medicine, by the first letters of its name. */
export async function findIbuprofen(app: Walker) {
  await app.open('home')
  await app.tap('搜药品、症状或拼音首字母')
  await app.fill('搜索', 'blf')
  await app.tap('搜索「blf」')
  await app.isAt('searchResult')
  // Several makers sell it: which one is tapped depends on how many are drawn.
  await app.settled()
  await app.tap('布洛芬缓释胶囊')
  await app.sees('请按药品说明书或者在药师指导下购买和使用')
}

/** On the login page, whoever led there. */
export async function logIn(app: Walker, { loginName, password }: Member) {
  await app.tap('账号密码登录')
  await app.fill('手机号或用户名', loginName)
  await app.fill('密码', password)
  await app.tick('我已阅读并同意用户协议和隐私政策')
  await app.tap('登录')
}

export async function logOut(app: Walker) {
  await app.open('settings')
  await app.tap('退出登录')
  await app.tap('退出')
  await app.isAt('me')
  await app.sees('登录 / 注册')
}

/** Puts the packing on the page into the cart. */
export async function putIntoCart(app: Walker) {
  await app.tap('加入购物车')
  await app.sees('规格')
  await app.tap('加入购物车')
  await app.sees('已加入购物车')
}

/** Buys the packing on the page without the cart. */
export async function takeNow(app: Walker) {
  await app.tap('立即购买')
  await app.sees('规格')
  await app.tap('立即购买')
}

/** From a product to its order, ready to be submitted. */
export async function toConfirm(app: Walker) {
  await app.open('product', { productCode: '110011' })
  await takeNow(app)
  await app.sees('应付金额')
}

export async function submit(app: Walker) {
  await app.tick('药品除质量原因外')
  await app.tap('提交订单')
  await app.sees(/^支付信息已加密/)
}

/** From the cashier through the bank and back. */
export async function payAtTheBank(app: Walker) {
  await app.tap(/^确认支付/)
  await app.sees('演示银行')
  await app.tap(/^确认支付/)
  await app.sees('支付成功')
}

/** What was paid is on its way. */
export async function followParcel(app: Walker) {
  await app.open('orders', { tab: 'shipped' })
  await app.tap('查看物流')
  await app.sees('已揽收')
}

/** What the courier brought is here, and is said to be. */
export async function confirmsReceipt(app: Walker) {
  await app.open('orders', { tab: 'shipped' })
  await app.tap('确认收货')
  await app.sees('还没收到')
  await app.tap('确认收货')
  await app.sees('已确认收货')
}

/** Where 陈默 has things sent. */
export async function givesAddress(app: Walker) {
  await app.open('address', { mode: 'add' })
  await app.fill('收货人', '陈默')
  await app.fill('手机号', '13800008850')
  await app.tap(/^所在地区/)
  await app.tap('北京市')
  await app.tap('东城区')
  await app.fill('详细地址', '东四十条 1 号')
  await app.tap('保存')
  // What is said for a moment may be missed: the form is left once it is saved.
  await app.seesNot('详细地址')
}

/** 陈默's father. */
export const FATHER = { name: '陈建民', number: '320106195806151037', isMale: true, year: 1958, month: 6, day: 15 }

/** The father's number is typed by who has no card at hand. */
export async function addsFather(app: Walker) {
  await app.tap('父母')
  await app.fill('姓名', FATHER.name)
  await app.fill('证件号码', FATHER.number)
  await app.tap('保存')
}
