import type { Kind } from './kinds'

type Collecting = { scene: string; kinds: readonly Kind[] }

/**
 * What each call collects of the member who makes it. A call that takes something personal stands here: a test compares the
 * contract's fields with this table.
 */
export const COLLECTS: Readonly<Record<string, Collecting>> = {
  'POST /login/sms': { scene: '短信登录', kinds: ['phone', 'device'] },
  'POST /login/account': { scene: '密码登录', kinds: ['device'] },
  'POST /login/exchange': { scene: '从 App 或小程序进入', kinds: ['device'] },
  'POST /login/thirdParty': { scene: '第三方登录', kinds: ['device'] },
  'POST /login/thirdParty/phone': { scene: '第三方登录', kinds: ['phone', 'device'] },
  'POST /login/wechat/phone': { scene: '微信手机号登录', kinds: ['phone', 'device'] },
  'POST /register': { scene: '注册', kinds: ['phone', 'account', 'device'] },
  'PUT /password': { scene: '设置密码', kinds: ['account'] },
  'PUT /phone/binder': { scene: '更换手机号', kinds: ['phone'] },
  'POST /addresses': { scene: '保存收货地址', kinds: ['consignee'] },
  'PUT /addresses/{id}': { scene: '修改收货地址', kinds: ['consignee'] },
  'GET /address/lngLat': { scene: '点按定位', kinds: ['location'] },
  'POST /orders': { scene: '提交订单', kinds: ['order', 'consignee'] },
  'POST /pay': { scene: '支付', kinds: ['order'] },
  'GET /product/v3/{code}': { scene: '浏览商品', kinds: ['browse'] },
  'PUT /favourites/{code}': { scene: '收藏商品', kinds: ['browse'] },
  'POST /stock/reminders': { scene: '登记到货提醒', kinds: ['browse'] },
  'POST /callbacks': { scene: '登记回拨', kinds: ['consult'] },
  'POST /push/clients': { scene: '打开通知', kinds: ['push'] },
  'POST /wechat/acceptances': { scene: '允许微信通知', kinds: ['push'] },
}
