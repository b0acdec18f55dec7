import Taro from '@tarojs/taro'
import type { OwnLogin } from './types'

export const OWN_LOGIN: OwnLogin | undefined = { provider: 'wechat', words: '微信登录' }

/** A code of WeChat's login, good once and for five minutes. */
export const loginCode = async () => (await Taro.login()).code
export type { OwnLogin }
