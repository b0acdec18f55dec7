import Taro from '@tarojs/taro'
import { SHRUNK } from './uploads'

/** The picture in a size worth sending; where WeChat cannot, as it is. */
export const shrunk = (path: string): Promise<string> =>
  Taro.compressImage({ src: path, quality: SHRUNK.quality * 100, compressedWidth: SHRUNK.side }).then(
    ({ tempFilePath }) => tempFilePath,
    () => path,
  )
