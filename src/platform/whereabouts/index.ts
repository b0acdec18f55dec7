import Taro from '@tarojs/taro'

/** Roughly where the shopper is, in degrees: a district is all that is asked of it, and WeChat grants the exact place to few shops. */
export const whereabouts = () => Taro.getFuzzyLocation({ type: 'wgs84' })
