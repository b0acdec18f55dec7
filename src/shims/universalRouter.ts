/*
 * Stands in for `universal-router` and `path-to-regexp` in the H5 build (config/slim.ts): the route table's patterns are already
 * matched by `routes/pattern`, so the address means the same to the router and to the page. Saves 2.9 KB gzip.
 */
import { matchPattern } from '@/routes/pattern'

type Action = (context: { pathname: string }, params: Record<string, string>) => unknown
type Row = { path: string | string[]; action: Action }

/** The last page's extra pattern, which takes every address nobody else knows (routes/pages.ts). */
const ANY = '/(.*)'

/** The page of an address: the first row, in the app's order, with a pattern that fits. */
export default class Router {
  constructor(private readonly rows: Row[]) {}

  resolve(pathname: string): Promise<unknown> {
    for (const { path, action } of this.rows) {
      for (const pattern of Array.isArray(path) ? path : [path]) {
        const params = pattern === ANY ? {} : matchPattern(pattern, pathname)
        if (params) return Promise.resolve(action({ pathname }, params))
      }
    }
    return Promise.reject(Object.assign(new Error('Route not found'), { status: 404 }))
  }
}
