import Taro from '@tarojs/taro'
import { urlOf } from '@/routes/urlOf'
import { host } from '../host'

/** Leaves the present page for the login, the app's or the mobile site's, and comes back through `backurl` (specification 1, sections 2 and 4). */
export async function openLogin() {
  const backurl = location.pathname + location.search
  if (host.native && (await (await import('../native/openLink')).openLink({ to: 'login', backurl }))) return
  await Taro.navigateTo({ url: urlOf('accountLogin', { backurl }) })
}
