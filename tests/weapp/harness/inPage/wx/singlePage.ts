import { report } from '../problems'
import type { Calls } from './given'

/** Opened from moments: one page to be read, without navigation, login or payment, until the shopper presses 前往小程序. */
const MOMENTS = 1154
const REFUSED = new Set([
  ...['navigateTo', 'redirectTo', 'reLaunch', 'switchTab', 'navigateBack', 'navigateToMiniProgram', 'restartMiniProgram'],
  ...['login', 'checkSession', 'authorize', 'openSetting', 'requestPayment', 'requestSubscribeMessage', 'getLocation', 'chooseAddress'],
  ...['chooseMedia', 'chooseImage', 'scanCode', 'showShareMenu', 'hideShareMenu', 'openPrivacyContract'],
])

/** The calls of a phone, of which single-page mode refuses some, and tells the test. */
export const inSinglePage = (calls: Calls, scene: () => number): Calls =>
  Object.fromEntries(
    Object.entries(calls).map(([name, work]) => {
      if (!REFUSED.has(name)) return [name, work]
      return [
        name,
        (...given) => {
          if (scene() !== MOMENTS) return work(...given)
          report('exception', `wx.${name} is called in single-page mode, which has it not`)
          throw new Error('not supported in single page mode')
        },
      ] satisfies [string, Calls[string]]
    }),
  )
