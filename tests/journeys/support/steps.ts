import type { Walker } from './walker'

/** Puts the packing on the page into the cart. */
export async function putIntoCart(app: Walker) {
  await app.tap('加入购物车')
  await app.sees('规格')
  await app.tap('加入购物车')
  await app.sees('已加入购物车')
}

/** From the confirm page through the bank and back. */
export async function payAtTheBank(app: Walker) {
  await app.sees('应付金额')
  await app.tick('药品除质量原因外')
  await app.tap('提交订单')
  await app.sees('收银台')
  await app.tap(/^确认支付/)
  await app.sees('演示银行')
  await app.tap('确认支付')
  await app.sees('支付成功')
}

/** From a product to its order, ready to be submitted. */
export async function toConfirm(app: Walker) {
  await app.open('product', { productCode: '110011' })
  await app.tap('立即购买')
  await app.sees('规格')
  await app.tap('立即购买')
  await app.sees('应付金额')
}

export async function submit(app: Walker) {
  await app.tick('药品除质量原因外')
  await app.tap('提交订单')
  await app.sees(/^支付信息已加密/)
}
