import { report } from '../problems'
import type { Calls } from './given'

/**
 * Opened from moments: one page to be read, without navigation, login or payment, until the shopper presses 前往小程序. What it has not is in
 * WeChat's list (open-ability/share-timeline): buttons with an `open-type`, the bar's title, telephone, clipboard and album among it.
 */
const MOMENTS = 1154
const REFUSED = new Set([
  ...['navigateTo', 'redirectTo', 'reLaunch', 'switchTab', 'navigateBack', 'navigateToMiniProgram', 'restartMiniProgram'],
  ...['setNavigationBarTitle', 'setNavigationBarColor', 'showNavigationBarLoading', 'setTabBarBadge', 'hideTabBar', 'showTabBar'],
  ...['login', 'checkSession', 'authorize', 'openSetting', 'getSetting', 'requestPayment', 'requestSubscribeMessage'],
  ...['getLocation', 'getFuzzyLocation', 'openLocation', 'chooseLocation', 'chooseAddress', 'openDocument', 'openPrivacyContract'],
  ...['chooseMedia', 'chooseImage', 'saveImageToPhotosAlbum', 'scanCode', 'makePhoneCall', 'setClipboardData', 'getClipboardData'],
  ...['showShareMenu', 'hideShareMenu', 'updateShareMenu'],
])

/** WeChat's number for how the mini-program was opened; known once there is a phone. */
let sceneOf = () => 0

/** Whether a power of WeChat's is used where single-page mode has it not; the test is told. */
export function isRefused(what: string): boolean {
  if (sceneOf() !== MOMENTS) return false
  report('exception', `${what} in single-page mode, which has it not`)
  return true
}

/** The calls of a phone, of which single-page mode refuses some, and tells the test. */
export function inSinglePage(calls: Calls, scene: () => number): Calls {
  sceneOf = scene
  const guarded = Object.entries(calls).map(([name, work]): [string, Calls[string]] => {
    if (!REFUSED.has(name)) return [name, work]
    return [
      name,
      (...given) => {
        if (isRefused(`wx.${name} is called`)) throw new Error('not supported in single page mode')
        return work(...given)
      },
    ]
  })
  return Object.fromEntries(guarded)
}
