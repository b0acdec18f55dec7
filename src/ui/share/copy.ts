import Taro from '@tarojs/taro'

/** Puts a text on the clipboard; WeChat says so itself. */
export async function copy(text: string) {
  await Taro.setClipboardData({ data: text })
}
