import Taro from '@tarojs/taro'
import { last } from '@/lib/last'

/** Has WeChat ask before the page on top is left by its back; a finger from the edge it does not ask. Gives the end of it. */
export function askBeforeLeaving(message: string): () => void {
  const page = last(Taro.getCurrentPages())
  Taro.enableAlertBeforeUnload({ message })
  return () => {
    // A page that is gone took its question with it.
    if (last(Taro.getCurrentPages()) === page) Taro.disableAlertBeforeUnload()
  }
}
