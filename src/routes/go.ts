import Taro from '@tarojs/taro'
import type { ParamsOf } from './route'
import { decoded } from './pattern'
import { routeAt } from './resolve'
import { rows } from './rows'
import type { RouteName, Routes } from './table'
import { urlOf } from './urlOf'

/** WeChat's limit of open pages. */
const DEEPEST = 10

type Params<Name extends RouteName> = ParamsOf<Routes[Name]>
type Rest<Name extends RouteName> = Record<never, never> extends Params<Name> ? [params?: Params<Name>] : [params: Params<Name>]

const weapp = process.env.TARO_ENV === 'weapp'
const isTab = (name: RouteName) => rows[name].tab === true

/** Opens a row of the route table: a tab is switched to, any other page is laid on top of the present one. */
export async function go<Name extends RouteName>(name: Name, ...[params]: Rest<Name>) {
  const url = urlOf(name, params ?? {})
  if (isTab(name)) {
    await (weapp ? Taro.switchTab({ url: url.split('?')[0] ?? url }) : Taro.reLaunch({ url }))
    return
  }
  await (Taro.getCurrentPages().length >= DEEPEST ? Taro.redirectTo({ url }) : Taro.navigateTo({ url }))
}

/** Opens a row in the place of the present page. */
export async function replaceBy<Name extends RouteName>(name: Name, ...[params]: Rest<Name>) {
  const url = urlOf(name, params ?? {})
  if (isTab(name)) await go(name, ...([params] as Rest<Name>))
  else await Taro.redirectTo({ url })
}

/** Back to the page below; with one page in the stack, home (a bare `navigateBack` would reload the site). */
export async function goBack() {
  await (Taro.getCurrentPages().length > 1 ? Taro.navigateBack() : go('home'))
}

/** Opens a public address of the shop, as banners, topics and `backurl` carry them; an address no row fits opens the unknown-link page. */
export async function goTo(address: string, how: 'open' | 'replace' = 'open') {
  const [path = '', query = ''] = address.split('?')
  const found = routeAt(path)
  if (!found) return go('unknownLink')
  const extra = Object.fromEntries(
    query
      .split('&')
      .filter(Boolean)
      .map((pair) => pair.split('=').map(decoded) as [string, string]),
  )
  const open = (how === 'open' ? go : replaceBy) as (name: RouteName, params: object) => Promise<void>
  return open(found.name, { ...found.params, ...extra })
}
