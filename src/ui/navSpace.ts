import Taro from '@tarojs/taro'

/** Points between WeChat's capsule and what stands below it. */
const GAP = 4

/** Points WeChat takes at the top (status bar), at the right (its capsule), and from the top down to below the capsule. */
export const navSpace = (() => {
  const { statusBarHeight, windowWidth } = Taro.getWindowInfo()
  const { left, bottom } = Taro.getMenuButtonBoundingClientRect()
  return { top: statusBarHeight ?? 20, right: windowWidth - left, below: bottom + GAP }
})()
