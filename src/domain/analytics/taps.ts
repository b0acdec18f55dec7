/** Buttons that are counted, by their words. Any other press is `other`: words may hold a name or a street. */
const TAPS: Readonly<Record<string, string>> = {
  加入购物车: 'addToCart',
  加入清单: 'addToList',
  立即购买: 'buyNow',
  提交订单: 'submitOrder',
  去支付: 'pay',
  继续支付: 'payOn',
  去逛逛: 'lookAround',
  搜一搜: 'search',
  登录: 'login',
  获取验证码: 'askForCode',
  保存: 'save',
  重试: 'retry',
  再次购买: 'buyAgain',
  确认收货: 'receive',
  联系药师: 'askPharmacist',
  回到首页: 'home',
}

export const tapName = (words: string): string => TAPS[words.trim()] ?? 'other'
