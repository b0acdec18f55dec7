import Taro from '@tarojs/taro'
import type { PictureSource } from './PictureSource'

/** Paths of pictures that the shopper photographs or chooses, at most `count`. */
export async function choosePictures(count: number, from?: PictureSource): Promise<string[]> {
  const { tempFilePaths } = await Taro.chooseImage({ count, sizeType: ['compressed'], ...(from && { sourceType: [from] }) })
  return tempFilePaths
}
