import Taro from '@tarojs/taro'
import { urlOf } from '@/routes/urlOf'

/** Leaves the present page for the mobile site's login and comes back through `backurl` (specification 1, section 2). */
export async function openLogin() {
  await Taro.navigateTo({ url: urlOf('accountLogin', { backurl: location.pathname + location.search }) })
}
