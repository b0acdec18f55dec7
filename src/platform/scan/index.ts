import Taro from '@tarojs/taro'
import type { Scan } from './types'

export const canScan: boolean = true

/** What a code says that the shopper holds before WeChat's camera. */
export const scan: Scan = async () => {
  const { result, path } = (await Taro.scanCode({ scanType: ['barCode', 'qrCode', 'datamatrix'] })) as { result?: string; path?: string }
  return { text: result ?? '', page: path || undefined }
}
