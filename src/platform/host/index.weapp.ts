import Taro from '@tarojs/taro'
import type { Host } from './types'

const SYSTEMS: Readonly<Record<string, Host['system']>> = { ios: 'ios', android: 'android', ohos: 'harmony' }

export const host: Host = { kind: 'weapp', system: SYSTEMS[Taro.getDeviceInfo().platform] ?? 'other', native: false }
export * from './types'
