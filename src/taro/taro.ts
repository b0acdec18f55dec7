/*
 * Stands in for `@tarojs/taro-h5/dist/api/taro.js` in the H5 build (config/patches.ts): `Taro` without the computing of lengths (ours
 * are CSS pixels), request links, worklets and plugins, which this shop does not use. Taro's React adds its hooks to it.
 */
import { getCurrentPages, history, navigateBack, navigateTo, reLaunch, redirectTo, switchTab } from '@tarojs/router'
import { Current, Events, eventCenter, getCurrentInstance, nextTick, options } from '@tarojs/runtime'

const getEnv = () => 'WEB'
const getApp = () => Current.app
/** Called by Taro's entry: there is nothing to compute with. */
const initPxTransform = () => undefined

const taro = {
  Current,
  Events,
  eventCenter,
  getApp,
  getCurrentInstance,
  getCurrentPages,
  getEnv,
  history,
  initPxTransform,
  navigateBack,
  navigateTo,
  nextTick,
  options,
  reLaunch,
  redirectTo,
  switchTab,
}

export { Current, Events, eventCenter, getEnv, history, initPxTransform, options }
export default taro
