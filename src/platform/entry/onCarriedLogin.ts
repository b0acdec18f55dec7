import Taro from '@tarojs/taro'
import { entry } from '.'
import { entryBy, type Query } from './entryBy'

/**
 * Calls back when the mini-program is entered anew with another token while it runs; WeChat launches one that is running no second time. A
 * return from the back shows the query of the last entry again. Returns the unsubscribe function.
 */
export function onCarriedLogin(onLogin: () => void): () => void {
  const look = ({ query = {} }: { query?: Query }) => {
    const again = entryBy(query)
    if (again.token === undefined || again.token === entry.token) return
    Object.assign(entry, again)
    onLogin()
  }
  Taro.onAppShow(look)
  return () => Taro.offAppShow(look)
}
