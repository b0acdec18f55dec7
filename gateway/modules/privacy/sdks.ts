import type { Sdk } from '../../../src/contract/privacy'

/** Date of the last review of the list below. */
export const UPDATED = '2026-11-21'

const LOCAL = { kinds: '不收集个人信息', sharing: '代码随本应用发布，在您的设备上运行，不与任何人通信', policyUrl: null } as const
type Listed = Sdk & {
  /** npm packages of it that the storefront imports; a test compares them with what it really imports. */
  packages: readonly string[]
}

const library = (name: string, company: string, purpose: string, packages: readonly string[]): Listed => ({
  name,
  company,
  platform: 'all',
  purpose,
  scene: '打开任何页面时',
  packages,
  ...LOCAL,
})

/**
 * Whom the shop gives personal information, then third parties' code in the storefront, which gives nobody any. Nothing else is bundled and
 * nothing is loaded from elsewhere.
 */
export const SDKS: readonly Listed[] = [
  {
    name: '短信服务',
    company: '药店选定的短信服务商',
    platform: 'all',
    purpose: '发送验证码与通知',
    kinds: '手机号、短信内容',
    scene: '获取验证码、更换手机号、注销账号时',
    sharing: '由服务器加密传输',
    policyUrl: null,
    packages: [],
  },
  {
    name: '支付机构',
    company: '药店签约的支付机构',
    platform: 'all',
    purpose: '收款与退款',
    kinds: '订单号、金额、付款时的网络地址',
    scene: '支付与退款时',
    sharing: '由服务器加密传输，不含药品名称',
    policyUrl: null,
    packages: [],
  },
  {
    name: '微信支付与微信开放接口',
    company: '财付通支付科技有限公司、深圳市腾讯计算机系统有限公司',
    platform: 'all',
    purpose: '微信登录、付款与退款、您允许的订单通知、发货信息',
    kinds: '微信用户标识、订单号、金额、快递公司与运单号、隐去中间四位的手机号',
    scene: '您用微信登录、付款或允许通知时，及在小程序中付款的订单发货时',
    sharing: '由服务器加密传输，不含药品名称；药店没有开通微信时不传输',
    policyUrl: null,
    packages: [],
  },
  {
    name: '快递企业',
    company: 'EMS、顺丰速运、圆通速递、中通快递、韵达快递',
    platform: 'all',
    purpose: '配送',
    kinds: '收货人、电话、地址',
    scene: '订单发货时',
    sharing: '由服务器加密传输，包裹外不写药名',
    policyUrl: null,
    packages: [],
  },
  {
    name: '微信小程序基础库',
    company: '深圳市腾讯计算机系统有限公司',
    platform: 'weapp',
    purpose: '运行小程序',
    kinds: '设备型号、系统版本、网络状态；您允许后的位置、相册与相机',
    scene: '打开小程序时；位置、相册与相机仅在您点按相应功能时',
    sharing: '由微信依其自身规则处理，我们不另行传输',
    policyUrl: 'https://weixin.qq.com/cgi-bin/readtemplate?lang=zh_CN&t=weixin_agreement&s=privacy',
    packages: [],
  },
  library('Taro', '京东凹凸实验室（开源）', '让同一份代码在网页和小程序中运行', [
    '@tarojs/taro',
    '@tarojs/components',
    '@tarojs/components-react',
    '@tarojs/runtime',
    '@tarojs/react',
    '@tarojs/router',
    '@tarojs/shared',
  ]),
  library('React', 'Meta Platforms（开源）', '绘制页面', ['react', 'react-dom']),
  library('NutUI', '京东（开源）', '按钮、弹层等界面部件', ['@nutui/nutui-react-taro', '@nutui/icons-react-taro']),
  library('TanStack Query', 'TanStack（开源）', '缓存和刷新页面数据', ['@tanstack/react-query']),
  library('zustand', 'Poimandres（开源）', '保存登录状态与界面选择', ['zustand']),
  library('Zod', 'Zod（开源）', '检查数据格式', ['zod']),
  library('noble-hashes', 'Paul Miller（开源）', '在设备上加密密码、签名请求', ['@noble/hashes']),
  library('Day.js', 'Day.js（开源）', '计算日期', ['dayjs']),
  library('uqr', 'Anthony Fu（开源）', '在分享图上画二维码', ['uqr']),
  library('Vant 省市区数据', '有赞（开源）', '选择省市区', ['@vant/area-data']),
]
