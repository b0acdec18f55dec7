import Taro from '@tarojs/taro'

/** Points WeChat takes at the top (status bar) and at the right (its capsule). */
export const navSpace = (() => {
  const { statusBarHeight, windowWidth } = Taro.getWindowInfo()
  return { top: statusBarHeight ?? 20, right: windowWidth - Taro.getMenuButtonBoundingClientRect().left }
})()
