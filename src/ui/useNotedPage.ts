import { useDidShow } from '@tarojs/taro'
import { useEffect } from 'react'
import { note } from '@/platform/analytics'

/** Notes that a page is on screen, whenever it comes there: one page once, whatever it draws itself from. */
export function useNotedPage(route: string, params: object) {
  const page = route + JSON.stringify(params)
  useEffect(() => note({ type: 'page', route, page }), [route, page])
  useDidShow(() => note({ type: 'page', route, page }))
}
