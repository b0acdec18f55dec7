import { useDidHide, useDidShow } from '@tarojs/taro'
import { useState } from 'react'

/** Whether this page is the one on screen: only that one draws the toast and the dialog. */
export function useOnTop(): boolean {
  const [onTop, setOnTop] = useState(true)
  useDidShow(() => setOnTop(true))
  useDidHide(() => setOnTop(false))
  return onTop
}
