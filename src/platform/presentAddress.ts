import Taro from '@tarojs/taro'
import { last } from '@/lib/last'
import { decoded } from '@/routes/pattern'
import { publicUrl, routeOfPage } from '@/routes/resolve'

/** The same of the mini-program's page on top; nothing where no row fits it. */
export function presentAddress(): string | undefined {
  const page = last(Taro.getCurrentPages())
  // As they stand in the page's address: written into another one undecoded, they would be encoded twice.
  const given = Object.entries((page?.options ?? {}) as Record<string, string | undefined>)
  const params = Object.fromEntries(given.map(([key, value]) => [key, value === undefined ? value : decoded(value)]))
  const name = page && routeOfPage(page.route ?? '', params)
  return name && publicUrl(name, params)
}
