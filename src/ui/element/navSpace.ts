import Taro from '@tarojs/taro'
import { isSinglePage } from '@/routes/singlePage'

/** Points between WeChat's capsule and what stands below or beside it. */
const BELOW = 4
const BESIDE = 8

/**
 * What WeChat takes of a page that draws its own head: the status bar at the top (in CSS, and in points), points at the right for its capsule,
 * and points from the status bar down to below the capsule. Where there is a notch `env(safe-area-inset-top)` is the status bar once more: never
 * add both.
 */
export const navSpace = (() => {
  // A single page of moments stands below a bar of WeChat's own (`singlePage` in app.json).
  if (isSinglePage) return { statusBar: '0px', top: 0, right: 0, row: 0 }
  const { statusBarHeight = 20, windowWidth } = Taro.getWindowInfo()
  const { left, bottom } = Taro.getMenuButtonBoundingClientRect()
  return {
    statusBar: `${statusBarHeight}px`,
    top: statusBarHeight,
    right: windowWidth - left + BESIDE,
    row: bottom + BELOW - statusBarHeight,
  }
})()

/** For a head in the capsule's row, and for what begins below it; both begin below the status bar. */
export const besideCapsule = isSinglePage ? {} : { style: { paddingRight: `${navSpace.right}px`, minHeight: `${navSpace.row}px` } }
export const belowCapsule = { style: { paddingTop: `${navSpace.row}px` } }
