import { HOME_SETTINGS } from './homeSettings'
import { PHARMACY_SETTINGS } from './pharmacySettings'
import type { ShopSetting } from './shopSetting'
import { TECHNICAL_SETTINGS } from './technicalSettings'
import { TEXT_SETTINGS } from './textSettings'
import { TRADE_SETTINGS } from './tradeSettings'

/** Every setting that an operator changes: by row of the table `settings`, after a dot the field of that row. */
export const SHOP_SETTINGS = { ...HOME_SETTINGS, ...PHARMACY_SETTINGS, ...TRADE_SETTINGS, ...TEXT_SETTINGS, ...TECHNICAL_SETTINGS }

export type SettingKey = keyof typeof SHOP_SETTINGS
export const isSettingKey = (key: string): key is SettingKey => Object.hasOwn(SHOP_SETTINGS, key)
export const settingOfKey = (key: SettingKey): ShopSetting => SHOP_SETTINGS[key]

/** What is not changed here, and why: staff should not look for it in vain. */
export const FIXED_SETTINGS: ReadonlyArray<{ title: string; reason: string }> = [
  { title: '处方药的展示与促销', reason: '法律规定：审方之前不展示包装与说明书，不做广告、不打折、不进组合装。没有开关。' },
  { title: '禁止网售的药品', reason: '法律规定：含麻黄碱类复方制剂等在导入商品时就被拒绝。没有开关。' },
  { title: '演示商城的提示（demonstration）', reason: '由启动方式 DEMO 决定，演示商城的每一页都必须有。' },
  { title: '可用的登录方式（logins）', reason: '由部署时的 LOGIN_URL 与 WECHAT_… 决定。' },
  { title: '短信、支付、快递、地图、文件存储的服务', reason: '地址与密钥只在部署环境里设置，工作台不保存也不显示密钥。' },
  { title: '订单页提示（orderAppBox）', reason: '规格里有这个键，商城没有一页显示它：要说的话写在下单的地方。' },
]
