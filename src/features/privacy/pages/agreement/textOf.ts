import { routes, type RouteName } from '@/routes/table'
import type { Route } from '@/routes/route'
import { publicUrl } from '@/routes/resolve'

const rows = Object.entries(routes) as Array<[RouteName, Route]>

/** Where the text of a document stands, or nothing where it has no address. */
export function textOf(document: string): string | undefined {
  const row = rows.find(([, { page, fixed }]) => page.endsWith('legal/pages/document/index') && fixed?.name === document && !fixed.shows)
  return row && publicUrl(row[0])
}
