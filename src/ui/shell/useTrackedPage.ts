import { useDidShow } from '@tarojs/taro'
import { useEffect } from 'react'
import { track } from '@/platform/analytics'

/** Notes that a page is on screen, whenever it comes there: one page once, whatever it draws itself from. */
export function useTrackedPage(route: string, params: object) {
  const page = route + JSON.stringify(params)
  useEffect(() => track({ type: 'page', route, page }), [route, page])
  useDidShow(() => track({ type: 'page', route, page }))
}
