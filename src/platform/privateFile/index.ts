import Taro from '@tarojs/taro'
import type { OpenPrivateFile } from './types'

/** As a temporary file, which WeChat deletes with the mini-program. */
export const openPrivateFile: OpenPrivateFile = async ({ url, token }) => {
  const { statusCode, tempFilePath } = await Taro.downloadFile({ url, header: { Authorization: `Bearer ${token}` } })
  if (statusCode !== 200) throw new Error(`A private file answered ${statusCode}`)
  return tempFilePath
}

export type * from './types'
