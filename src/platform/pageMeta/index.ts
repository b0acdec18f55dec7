import Taro from '@tarojs/taro'
import { isSinglePage } from '@/routes/singlePage'
import type { PageMeta } from './types'

/** Our own bar shows the title; WeChat uses this one for sharing and for its history, and lets a single page of moments set none. */
export function setPageMeta({ title }: PageMeta) {
  if (!isSinglePage) void Taro.setNavigationBarTitle({ title })
}
export type { PageMeta }
