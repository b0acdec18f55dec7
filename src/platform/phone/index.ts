import Taro from '@tarojs/taro'

/** Opens the dialler with a number; the shopper decides whether to call. */
export async function callPhone(number: string) {
  await Taro.makePhoneCall({ phoneNumber: number.replace(/-/g, '') })
}
