import Taro from '@tarojs/taro'
import { last } from '@/lib/last'
import { layOver } from '@/routes/go'
import { decoded } from '@/routes/pattern'
import { publicUrl, routeOfPage } from '@/routes/resolve'
import { urlOf } from '@/routes/urlOf'

/** Leaves the present page for the mini-program's login page and comes back to it afterwards. */
export async function openLogin() {
  const page = last(Taro.getCurrentPages())
  // As they stand in the page's address: written into another one undecoded, they would be encoded twice.
  const given = Object.entries((page?.options ?? {}) as Record<string, string | undefined>)
  const params = Object.fromEntries(given.map(([key, value]) => [key, value === undefined ? value : decoded(value)]))
  const name = page && routeOfPage(page.route ?? '', params)
  await layOver(urlOf('login', name ? { backurl: publicUrl(name, params) } : {}))
}
