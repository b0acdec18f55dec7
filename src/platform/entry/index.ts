import Taro from '@tarojs/taro'
import type { Entry } from '@/lib/entry'
import { entryBy, type Query } from './entryBy'
import type { TransferredLogin } from './types'

/** What the mini-program was entered by: when it was launched, or since then while it ran. */
export const entry: Entry = entryBy((Taro.getLaunchOptionsSync() as { query?: Query }).query ?? {})
export const mayCarryLogin = () => entry.token !== undefined

/** A token that another mini-program or a scheme put into the query of one of the pages that take one; anybody can write it. */
export const transferredLogin = (): Promise<TransferredLogin | undefined> => {
  const { accountId } = entry.params
  return Promise.resolve(entry.token ? { token: entry.token, trusted: false, ...(accountId && { userId: accountId }) } : undefined)
}
