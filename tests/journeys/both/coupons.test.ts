import { journeyEverywhere } from '../support/everywhere'
import { members } from '../support/people'

for (const { version, elder } of [
  { version: 'the standard version', elder: false },
  { version: 'the elder version', elder: true },
])
  journeyEverywhere(
    `陈默 draws a coupon, puts what it is good for into the cart where he stands, makes up what is missing, and the checkout takes it off, in ${version}`,
    { elder },
    async ({ app, logInAs }) => {
      await logInAs(members.chen)
      await app.open('couponList')
      await app.sees('店铺券 0')
      await app.sees('可以领的券')
      await app.tap('领取家庭常备药券')
      await app.sees('领取成功')
      await app.tap('商品券 1')
      await app.tap('去使用，家庭常备药券')
      await app.isAt('couponProducts')
      await app.sees('指定非处方药满 69 元减 10 元，处方药不参与。')
      await app.sees('买 ¥79.00，可用此券')
      await app.tap('把藿香正气口服液加入购物车')
      await app.sees('去购物车 (1)')
      await app.sees('再买 ¥65.20，可用此券')
      await app.isAt('couponProducts')
      await app.goBack()
      await app.tap('去凑单，家庭常备药券')
      await app.sees('加这些，正好可用')
      await app.tap(/^加 \d+ .{1,2}，/)
      await app.sees('已满足用券条件，下单可减 ¥10.00')
      await app.open('cart')
      await app.tap(/^结算/)
      await app.sees('没查到，不等于没问题')
      await app.tap('照常结算')
      await app.sees('应付金额')
      await app.sees('家庭常备药券')
      await app.sees('−¥10.00')
    },
  )
