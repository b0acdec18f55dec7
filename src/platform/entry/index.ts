import Taro from '@tarojs/taro'
import type { Entry } from '@/lib/entry'

const { query = {} } = Taro.getLaunchOptionsSync() as { query?: Record<string, string> }

/** The mini-program is entered by scene and path; it takes no token from an address. */
export const entry: Entry = { token: undefined, agentFrom: query.agentfrom, clearsStorage: false, params: {}, cleanPath: '' }
export const handedOverToken = (): Promise<{ token: string; trusted: boolean } | undefined> => Promise.resolve(undefined)
