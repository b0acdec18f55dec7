import type { Route } from '../../src/routes/route'
import { routes } from '../../src/routes/table'

/** What WeChat’s search may list of the mini-program: pages of which a row may be (`indexed`), and no other. */
export function sitemap(): string {
  const rows = Object.values<Route>(routes)
  const pages = [...new Set(rows.filter(({ indexed }) => indexed).map(({ page }) => page))]
  const allowed = pages.map((page) => ({ action: 'allow', page }))
  return `${JSON.stringify({ desc: '公开页面可被微信索引', rules: [...allowed, { action: 'disallow', page: '*' }] }, null, 2)}\n`
}
