import Taro from '@tarojs/taro'
import type { OneTimeFile } from './types'

/** Fetches a file and hands it to a chat the member chooses, "file transfer" for instance: a mini-program has no folder of its own to show. */
export async function fetchFile({ path, fileName }: OneTimeFile) {
  const { tempFilePath } = await Taro.downloadFile({ url: API_BASE.replace(/\/api$/, '') + path })
  await Taro.shareFileMessage({ filePath: tempFilePath, fileName })
}
