import Taro from '@tarojs/taro'
import type { Entry } from '@/lib/entry'
import type { HandedOver } from './types'

const { query = {} } = Taro.getLaunchOptionsSync() as { query?: Record<string, string> }

/** The mini-program is entered by scene and path; it takes no token from an address. */
export const entry: Entry = { token: undefined, agentFrom: query.agentfrom?.slice(0, 60), clearsStorage: false, params: {}, cleanPath: '' }
export const handedOverToken = (): Promise<HandedOver | undefined> => Promise.resolve(undefined)
