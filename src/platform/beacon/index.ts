import Taro from '@tarojs/taro'
import type { Beacon } from './types'

/** WeChat completes a pending request after the mini-program went to the background. */
export const beacon: Beacon = async (url, json) => {
  try {
    const { statusCode } = await Taro.request({
      url,
      method: 'POST',
      data: json,
      header: { 'content-type': 'application/json' },
      timeout: 10_000,
    })
    return statusCode < 300 ? 'taken' : statusCode < 500 && statusCode !== 429 ? 'refused' : 'lost'
  } catch {
    return 'lost'
  }
}
