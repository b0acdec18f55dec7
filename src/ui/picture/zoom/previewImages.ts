import Taro from '@tarojs/taro'

/** Shows pictures large, one after the other, on WeChat's own viewer; `at` is where it begins. */
export async function previewImages({ urls, at = 0 }: { urls: string[]; at?: number }) {
  await Taro.previewImage({ urls, current: urls[at] ?? urls[0] ?? '' })
}
