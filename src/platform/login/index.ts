import Taro from '@tarojs/taro'
import { last } from '@/lib/last'
import { layOver } from '@/routes/go'
import { publicUrl, routeOfPage } from '@/routes/resolve'
import { urlOf } from '@/routes/urlOf'

/** Leaves the present page for the mini-program's login page and comes back to it afterwards. */
export async function openLogin() {
  const page = last(Taro.getCurrentPages())
  const params = (page?.options ?? {}) as Record<string, string | undefined>
  const name = page && routeOfPage(page.route ?? '', params)
  await layOver(urlOf('login', name ? { backurl: publicUrl(name, params) } : {}))
}
