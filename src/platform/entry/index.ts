import Taro from '@tarojs/taro'
import { entryOf, type Entry } from '@/lib/entry'
import type { TransferredLogin } from './types'

const { query = {} } = Taro.getLaunchOptionsSync() as { query?: Record<string, string> }
const search = Object.entries(query)
  .map(([name, value]) => `${name}=${value}`)
  .join('&')

/** What the page's own query said when the mini-program was launched. Nobody's word to clear the storage. */
export const entry: Entry = entryOf({ pathname: '/', search, hash: '' }, false)
export const mayCarryLogin = entry.token !== undefined

/** A token that another mini-program or a scheme put into the query of one of the pages that take one; anybody can write it. */
export const transferredLogin = (): Promise<TransferredLogin | undefined> => {
  const { accountId } = entry.params
  return Promise.resolve(entry.token ? { token: entry.token, trusted: false, ...(accountId && { userId: accountId }) } : undefined)
}
