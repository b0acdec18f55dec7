import { routeAt, routeOfPage } from '@/routes/resolve'
import type { RouteName } from '@/routes/table'

/** Pages of the login flow. */
const LOGIN: ReadonlySet<RouteName | undefined> = new Set<RouteName>(['login', 'accountLogin', 'register', 'forgetPassword'])

/** Whether a page, by its address or by the page's own path, is on the way to a login. */
export const isOfLogin = (path: string, params: Readonly<Record<string, string | undefined>> = {}): boolean =>
  LOGIN.has(routeAt(path)?.name ?? routeOfPage(path, params))
