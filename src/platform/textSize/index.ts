import Taro from '@tarojs/taro'
import type { TextSize } from './types'

/** WeChat's plain text, in points. */
const PLAIN = 16

/** Newer base libraries give a factor, older ones a font size: WeChat's setting or the phone's. Taro's types know neither. */
type Told = { fontSizeScaleFactor?: number; fontSizeSetting?: number }

/** WeChat enlarges its own words and leaves a mini-program's to the mini-program. */
export function readTextSize(): TextSize {
  const { fontSizeScaleFactor, fontSizeSetting = PLAIN } = Taro.getAppBaseInfo() as Told
  const scale = Math.max(1, fontSizeScaleFactor ?? fontSizeSetting / PLAIN)
  return { scale, rest: scale }
}
