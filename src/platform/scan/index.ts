import Taro from '@tarojs/taro'

/** What a code says that the shopper holds before WeChat's camera; `page` is set for a code of this very mini-program. */
export async function scan(): Promise<{ text: string; page?: string | undefined }> {
  const { result, path } = (await Taro.scanCode({ scanType: ['barCode', 'qrCode', 'datamatrix'] })) as { result?: string; path?: string }
  return { text: result ?? '', page: path || undefined }
}
