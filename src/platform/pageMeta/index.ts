import Taro from '@tarojs/taro'
import type { PageMeta } from './types'

/** Our own bar shows the title; WeChat uses this one for sharing and for its history. */
export function setPageMeta({ title }: PageMeta) {
  void Taro.setNavigationBarTitle({ title })
}
export type { PageMeta }
