import Taro from '@tarojs/taro'

/** Points WeChat takes at the top (status bar) and at the right (its capsule, 96 where it does not say). */
export const navSpace = (() => {
  const { statusBarHeight, windowWidth } = Taro.getWindowInfo()
  const capsule = Taro.getMenuButtonBoundingClientRect?.()
  return { top: statusBarHeight ?? 20, right: capsule?.left ? windowWidth - capsule.left : 96 }
})()
