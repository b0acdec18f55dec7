import type { Meta } from './withMeta'
import { inNameOf, SHOP, type Shop } from '../../src/lib/shop'

/** One row of `dist/h5/routes.json`, which the H5 build writes from the route table: the gateway knows no page by itself. */
export type SiteRoute = {
  name: string
  expression: string
  names: string[]
  title: string
  keywords?: string
  description?: string
  indexed?: boolean
  /** Of a page that the gateway renders: its module below `src`, and the names of the query that it reads. */
  rendered?: { page: string; query: string[] }
}

export type PageMeta = Meta & { status: 200 | 404 }

const unknown = (shopName: string): PageMeta => ({ title: `页面不存在 - ${shopName}`, isIndexed: false, status: 404 })

/**
 * What the head of the page at an address says. An address no row names still gets the shop, which shows its own "not found" and
 * keeps the address, but with HTTP 404, so that crawlers forget it; so does a product that is not on the list.
 */
export async function pageMeta(
  routes: readonly SiteRoute[],
  path: string,
  { productMeta, shop }: { productMeta: (productCode: string) => Promise<Meta | undefined>; shop: Shop },
): Promise<PageMeta> {
  for (const route of routes) {
    const match = expressionOf(route).exec(path)
    if (!match) continue
    if (route.name === 'notFound') return unknown(shop.name)
    const productCode = match[route.names.indexOf('productCode') + 1]
    if (route.name !== 'product' || !productCode) return { ...own(route, shop), status: 200 }
    const meta = await productMeta(productCode)
    return meta ? { ...own(route, shop), ...meta, status: 200 } : unknown(shop.name)
  }
  return unknown(shop.name)
}

/** Characters of a query that a page is rendered for: a longer one is nobody's search. */
const MAX_QUERY = 200

/** The module of the page that is rendered at an address, and the address with nothing in its query but what the page reads, in one order; nothing for any other page. */
export function renderedAt(routes: readonly SiteRoute[], path: string, given: string): { page: string; address: string } | undefined {
  const { rendered } = routes.find((route) => expressionOf(route).test(path)) ?? {}
  if (!rendered) return undefined
  // As they stand in the address: the page reads them as in a browser, to which a plus is a plus.
  const pairs = new Map(given.split('&').map((pair) => [pair.split('=')[0] ?? '', pair]))
  const query = rendered.query.flatMap((name) => pairs.get(name) ?? []).join('&')
  if (query.length > MAX_QUERY) return undefined
  return { page: rendered.page, address: query ? `${path}?${query}` : path }
}

/** The built rows say the name the shop was built with. */
function own({ title, keywords, description, indexed = false }: SiteRoute, shop: Shop): Meta {
  return {
    title: title === SHOP.name ? shop.name : `${inNameOf(shop, title)} - ${shop.name}`,
    ...(keywords && { keywords: inNameOf(shop, keywords) }),
    ...(description && { description: inNameOf(shop, description) }),
    isIndexed: indexed,
  }
}

const made = new WeakMap<SiteRoute, RegExp>()
function expressionOf(route: SiteRoute): RegExp {
  const known = made.get(route) ?? new RegExp(route.expression, 'i')
  made.set(route, known)
  return known
}
