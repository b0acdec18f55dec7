import { routes, type RouteName } from './table'

/** Where shoppers go next from a page, so that WeChat fetches the sub-package before the tap (rules A1). */
const NEXT: Partial<Record<RouteName, readonly RouteName[]>> = {
  home: ['product', 'search'],
  category: ['product', 'search'],
  cart: ['orderConfirm', 'product'],
  me: ['login', 'orders'],
  search: ['product'],
  searchResult: ['product'],
  product: ['orderConfirm', 'login'],
  orderConfirm: ['address'],
}

const packageOf = (name: RouteName) => routes[name].page.split('/').slice(0, 2).join('/')

/** The mini-program's `preloadRule`. Pages of one package share WeChat's 2 MB. */
export const preloadRule = Object.fromEntries(
  Object.entries(NEXT).map(([name, next]) => [
    routes[name as RouteName].page,
    { network: 'all' as const, packages: [...new Set(next.map(packageOf))] },
  ]),
)
