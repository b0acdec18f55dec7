import Taro from '@tarojs/taro'
import type { OpenPdf } from './types'

/** In WeChat's own reader, whose menu sends it to a chat or another app. */
export const openPdf: OpenPdf = async ({ url, token }) => {
  const { statusCode, tempFilePath } = await Taro.downloadFile({ url, header: { Authorization: `Bearer ${token}` } })
  if (statusCode !== 200) throw new Error(`A PDF answered ${statusCode}`)
  await Taro.openDocument({ filePath: tempFilePath, fileType: 'pdf', showMenu: true })
}

export type * from './types'
