import Taro from '@tarojs/taro'
import type { PictureSource } from './PictureSource'

/** Paths of pictures that the shopper photographs or chooses, at most `count`. WeChat has no other call for it left than that for pictures and films. */
export async function choosePictures(count: number, from?: PictureSource): Promise<string[]> {
  const { tempFiles } = await Taro.chooseMedia({
    count,
    mediaType: ['image'],
    sizeType: ['compressed'],
    ...(from && { sourceType: [from] }),
  })
  return tempFiles.map(({ tempFilePath }) => tempFilePath)
}
