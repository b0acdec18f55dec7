import Taro from '@tarojs/taro'
import type { ShareScope } from '@/routes/route'
import { isSinglePage } from '@/routes/singlePage'

const MENU = ['shareAppMessage', 'shareTimeline']

/** Says what WeChat's menu above the page on screen offers of passing it on. WeChat keeps it for that page alone; where it knows no single items it shows or hides them all. */
export function offerSharing(reach: ShareScope) {
  if (isSinglePage) return
  if (reach !== 'moments') void Taro.hideShareMenu({})
  if (reach !== 'nobody') void Taro.showShareMenu({ showShareItems: reach === 'moments' ? MENU : MENU.slice(0, 1) })
}
