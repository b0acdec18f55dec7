import Taro from '@tarojs/taro'
import type { FetchFile } from './types'

/** Fetches a file and hands it to a chat the member chooses, "file transfer" for instance: a mini-program has no folder of its own to show. */
export const fetchFile: FetchFile = async ({ path, fileName }) => {
  const { tempFilePath } = await Taro.downloadFile({ url: API_BASE.replace(/\/api$/, '') + path })
  await Taro.shareFileMessage({ filePath: tempFilePath, fileName })
}
