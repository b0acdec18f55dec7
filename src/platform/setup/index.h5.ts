import { routesAlias } from '@tarojs/router'
import { routeAt } from '@/routes/resolve'
import { isStatic } from '@/routes/pattern'
import { routes } from '@/routes/table'
import type { Route } from '@/routes/route'
import '../entry'
import { watchConnectivity } from '../connectivity'

type Alias = { getOrigin: (url?: string) => string; getAlias: (url?: string) => string; getAll: (url?: string) => string[] }

const rows: Route[] = Object.values(routes)
const pages = new Set(rows.map((row) => `/${row.page}`))
const alias = routesAlias as unknown as Alias
const knownAll = alias.getAll.bind(alias)

/*
 * Taro's H5 router looks page configs up by exact address, which an address with parameters never is. These three answers
 * are its exported table's, taught our patterns (tech notes: no fork).
 */
alias.getOrigin = (url = '') => {
  if (pages.has(url)) return url
  const found = routeAt(url)
  return `/${routes[found?.name ?? 'notFound'].page}`
}
alias.getAlias = (url = '') => {
  const own = rows.filter((row) => `/${row.page}` === url)
  const [only] = own
  return own.length === 1 && only && isStatic(only.path) ? only.path : url
}
alias.getAll = (url = '') => {
  const all = knownAll(url)
  return all.length ? [...all, url] : all
}

watchConnectivity()
