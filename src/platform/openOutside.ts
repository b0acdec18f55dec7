import Taro from '@tarojs/taro'

/** The mini-program opens no page of another owner: the address is copied for the shopper's browser. */
export const openOutside = (url: string) => Taro.setClipboardData({ data: url })
