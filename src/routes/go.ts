import Taro from '@tarojs/taro'
import { freeBack } from './freeBack'
import { expressionOf, partsOf, valuesIn } from './pattern'
import { routeAt, routeOfPage } from './resolve'
import type { ParamsOf, Route } from './route'
import { rows } from './rows'
import { isSinglePage, sayWhereToGoOn } from './singlePage'
import type { RouteName, Routes } from './table'
import { urlOf } from './urlOf'

/** WeChat's limit of open pages. The last is kept for the login, which comes back to the page that asked for it. */
const MAX_PAGES = 10

type Params<Name extends RouteName> = ParamsOf<Routes[Name]>
/** The parameters of a row, left out where it asks for none. */
export type Rest<Name extends RouteName> = Record<never, never> extends Params<Name> ? [params?: Params<Name>] : [params: Params<Name>]

const weapp = process.env.TARO_ENV === 'weapp'
const isTab = (name: RouteName) => rows[name].tab === true

/** Lays a page on top of the present one; with so many pages open, in its place. */
export async function pushPage(url: string, max = MAX_PAGES) {
  if (isSinglePage) sayWhereToGoOn()
  else await (Taro.getCurrentPages().length >= max ? Taro.redirectTo({ url }) : Taro.navigateTo({ url }))
}

/** Opens a row of the route table: a tab is switched to, any other page is laid on top of the present one. */
export async function go<Name extends RouteName>(name: Name, ...[params]: Rest<Name>) {
  const url = urlOf(name, params ?? {})
  if (isSinglePage) {
    sayWhereToGoOn()
    return
  }
  if (isTab(name)) {
    await (weapp ? Taro.switchTab({ url: url.split('?')[0] ?? url }) : Taro.reLaunch({ url }))
    return
  }
  await pushPage(url, MAX_PAGES - 1)
}

/** Opens a row in the place of the present page. */
export async function replaceBy<Name extends RouteName>(name: Name, ...[params]: Rest<Name>) {
  const url = urlOf(name, params ?? {})
  if (isTab(name) || isSinglePage) await go(name, ...([params] as Rest<Name>))
  else await Taro.redirectTo({ url })
}

/** Back to the page below; with one page in the stack, home (a bare `navigateBack` would reload the site). */
export async function goBack() {
  await freeBack()
  await (Taro.getCurrentPages().length > 1 ? Taro.navigateBack() : go('home'))
}

/** Opens a public address of the shop, as banners, topics and `backurl` carry them; an address no row fits opens the unknown-link page. */
export async function goTo(address: string, how: 'open' | 'replace' = 'open') {
  const { path, query } = partsOf(address)
  const found = routeAt(path)
  if (!found) return go('unknownLink')
  return openAs(how, found.name, { ...found.params, ...valuesIn(query) })
}

/** Opens the page of an address that came from outside, with what its row knows of the query and nothing else; not found where no row fits. */
export function enter(address: string, how: 'open' | 'replace') {
  const { path, query } = partsOf(address)
  const { name, params } = routeAt(path) ?? { name: 'notFound' as const, params: {} }
  return openAs(how, name, { ...known(name, valuesIn(query)), ...params })
}

/** Opens the page of a page path with its query, as codes of the mini-program itself name it, by the same rules. */
export function enterPage(path: string, query: Readonly<Record<string, string | undefined>>, how: 'open' | 'replace') {
  const name = routeOfPage(path, query)
  if (!name) return enter(`/${path.replace(/^\//, '')}`, how)
  return openAs(how, name, known(name, query))
}

const openAs = (how: 'open' | 'replace', name: RouteName, params: object) =>
  ((how === 'open' ? go : replaceBy) as (name: RouteName, params: object) => Promise<void>)(name, params)

/** Of what came with an address: the parameters of the row's path, and those its query may have. */
const known = (name: RouteName, values: Readonly<Record<string, string | undefined>>) => {
  const { path, query = [] }: Route = rows[name]
  return Object.fromEntries([...expressionOf(path).names, ...query].map((key) => [key, values[key]]))
}
