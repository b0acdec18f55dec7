import Taro from '@tarojs/taro'
import { routeOfPage } from '@/routes/resolve'
import type { ConsentText } from '@/routes/route'

/** Whether a text stands among the open pages. */
export const isTextOpen = (text: ConsentText): boolean =>
  Taro.getCurrentPages().some(({ route = '', options = {} }) => routeOfPage(route, options as Record<string, string | undefined>) === text)
