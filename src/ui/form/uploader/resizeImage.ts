import Taro from '@tarojs/taro'
import { RESIZED } from './uploads'

/** The picture in a size worth sending; where WeChat cannot, as it is. */
export const resizeImage = (path: string): Promise<string> =>
  Taro.compressImage({ src: path, quality: RESIZED.quality * 100, compressedWidth: RESIZED.side }).then(
    ({ tempFilePath }) => tempFilePath,
    () => path,
  )
