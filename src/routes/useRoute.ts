import { useRouter } from '@tarojs/taro'
import { decoded } from './pattern'
import type { ParamsOf, Route } from './route'
import { routeAt, routeOfPage } from './resolve'
import { rows } from './rows'
import type { RouteName, Routes } from './table'

/** Names Taro puts among a page's parameters. */
const TAROS = new Set(['stamp', '$taroTimestamp'])

/** Parameters of the present page, decoded alike on both platforms. They come from an address: nothing in them is trusted. */
export function useParams<Name extends RouteName>(_name: Name): Partial<ParamsOf<Routes[Name]>> & Record<string, string | undefined> {
  return useRoute().params as Partial<ParamsOf<Routes[Name]>> & Record<string, string | undefined>
}

/** The row the present page was opened by. */
export function useRoute(): { name: RouteName; row: Route; params: Record<string, string | undefined> } {
  const { path, params: raw } = useRouter()
  const given = Object.fromEntries(
    Object.entries(raw).flatMap(([key, value]) => (value === undefined || TAROS.has(key) ? [] : [[key, decoded(value)]])),
  )
  const bare = path.split('?')[0] ?? path
  const found = routeAt(bare)
  const name = found?.name ?? routeOfPage(bare, given) ?? 'notFound'
  return { name, row: rows[name], params: { ...given, ...found?.params } }
}
