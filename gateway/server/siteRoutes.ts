import type { Meta } from './withMeta'

/** One row of `dist/h5/routes.json`, which the H5 build writes from the route table: the gateway knows no page by itself. */
export type SiteRoute = {
  name: string
  expression: string
  names: string[]
  title: string
  keywords?: string
  description?: string
  indexed?: boolean
}

export type PageMeta = Meta & { status: 200 | 404 }

const SHOP = '青禾健康'
const UNKNOWN: PageMeta = { title: `页面不存在 - ${SHOP}`, isIndexed: false, status: 404 }

/**
 * What the head of the page at an address says. An address no row names still gets the shop, which shows its own "not found" and
 * keeps the address, but with HTTP 404, so that crawlers forget it; so does a product that is not on the list.
 */
export async function pageMeta(
  routes: readonly SiteRoute[],
  path: string,
  productMeta: (productCode: string) => Promise<Meta | undefined>,
): Promise<PageMeta> {
  for (const route of routes) {
    const match = expressionOf(route).exec(path)
    if (!match) continue
    if (route.name === 'notFound') return UNKNOWN
    const productCode = match[route.names.indexOf('productCode') + 1]
    if (route.name !== 'product' || !productCode) return { ...own(route), status: 200 }
    const meta = await productMeta(productCode)
    return meta ? { ...own(route), ...meta, status: 200 } : UNKNOWN
  }
  return UNKNOWN
}

const own = ({ title, keywords, description, indexed = false }: SiteRoute): Meta => ({
  title: title === SHOP ? title : `${title} - ${SHOP}`,
  ...(keywords && { keywords }),
  ...(description && { description }),
  isIndexed: indexed,
})

const made = new WeakMap<SiteRoute, RegExp>()
function expressionOf(route: SiteRoute): RegExp {
  const known = made.get(route) ?? new RegExp(route.expression, 'i')
  made.set(route, known)
  return known
}
