import Taro from '@tarojs/taro'

/** Where the shopper is, in degrees. The host asks for leave at this moment. */
export const whereabouts = () => Taro.getLocation({ type: 'wgs84' })
