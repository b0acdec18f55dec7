import { expressionOf, fillPattern, matchPattern } from './pattern'
import type { ParamsOf, Route } from './route'
import { rows } from './rows'
import type { RouteName, Routes } from './table'

const entries = () => Object.entries(rows) as Array<[RouteName, Route]>

/** The row an address belongs to with its parameters, or nothing for an address the shop does not know. */
export function routeAt(path: string): { name: RouteName; params: Record<string, string> } | undefined {
  for (const [name, row] of entries()) {
    const params = matchPattern(row.path, path)
    if (params) return { name, params: { ...row.fixed, ...params } }
  }
  return undefined
}

type ShownPage = { page: string; params: Record<string, string> }

/** What was found, by address: Taro's router asks dozens of times a page. What is not found may be known once every row is. */
const found = new Map<string, ShownPage>()
const MAX_FOUND = 100

/** The page that shows an address, with its parameters: a page's own address is itself, an unknown one the page that says so. */
export function pageAt(path: string): ShownPage {
  const known = found.get(path) ?? lookedUp(path)
  if (!known) return { page: `/${rows.notFound.page}`, params: {} }
  if (found.size >= MAX_FOUND) found.clear()
  found.set(path, known)
  return { ...known, params: { ...known.params } }
}

function lookedUp(path: string): ShownPage | undefined {
  if (entries().some(([, { page }]) => `/${page}` === path)) return { page: path, params: {} }
  const route = routeAt(path)
  return route && { page: `/${rows[route.name].page}`, params: route.params }
}

export const rowOf = (name: RouteName): Route => rows[name]

const fixedOf = (row: Route) => Object.entries(row.fixed ?? {})

/** The row whose page a mini-program page path belongs to; where rows share a page, the one most of whose fixed parameters fit. */
export function routeOfPage(page: string, params: Readonly<Record<string, string | undefined>>): RouteName | undefined {
  const own = entries().filter(([, row]) => `/${row.page}` === page || row.page === page)
  const fit = own.filter(([, row]) => fixedOf(row).every(([key, value]) => params[key] === value))
  const [closest = own[0]] = fit.sort(([, one], [, other]) => fixedOf(other).length - fixedOf(one).length)
  return closest?.[0]
}

const queryOf = (params: Record<string, string>) => {
  const pairs = Object.entries(params).map(([key, value]) => `${encodeURIComponent(key)}=${encodeURIComponent(value)}`)
  return pairs.length ? `?${pairs.join('&')}` : ''
}

const given = (params: object): Record<string, string> =>
  Object.fromEntries(Object.entries(params).filter((pair): pair is [string, string] => typeof pair[1] === 'string' && pair[1] !== ''))

/** The public address of a row: what H5 shows and what is shared. What the row itself says is not said again. */
export function publicUrl<Name extends RouteName>(name: Name, params: ParamsOf<Routes[Name]> | object = {}): string {
  const values = given(params)
  const { path, fixed = {} }: Route = rows[name]
  const filled = fillPattern(path, values)
  return (
    filled.path +
    queryOf(Object.fromEntries(Object.entries(values).filter(([key, value]) => !filled.used.has(key) && fixed[key] !== value)))
  )
}

/** The page path of a row with every parameter in its query: what the mini-program navigates to. */
export function pageUrl<Name extends RouteName>(name: Name, params: ParamsOf<Routes[Name]> | object = {}): string {
  const row = rows[name]
  return `/${row.page}${queryOf({ ...row.fixed, ...given(params) })}`
}

/** What goes along when a page is passed on: what its row is about, and of the query what the row says. Nothing else that came with its address. */
export function sharedParams(name: RouteName, params: Readonly<Record<string, string | undefined>>): Record<string, string> {
  const { path, sharedQuery = [] }: Route = rows[name]
  const own = [...expressionOf(path).names, ...sharedQuery]
  return given(Object.fromEntries(own.map((key) => [key, params[key]])))
}
