import Taro from '@tarojs/taro'
import { isSinglePage, sayWhereToGoOn } from '@/routes/singlePage'

/** Opens the dialler with a number; the shopper decides whether to call. */
export async function callPhone(number: string) {
  if (isSinglePage) sayWhereToGoOn()
  else await Taro.makePhoneCall({ phoneNumber: number.replace(/-/g, '') })
}
