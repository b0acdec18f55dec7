import type { Route } from './route'
import { routes } from './table'

const table: Readonly<Record<string, Route>> = routes
const rows = Object.entries(table)

const packageOf = ({ page }: Route) => page.split('/').slice(0, 2).join('/')

function packageNamed(name: string, by: string): string {
  const row = table[name]
  if (!row) throw new Error(`The row ${by} names "${name}" as its next page, which is no row.`)
  return packageOf(row)
}

/** The mini-program's `preloadRule`, from the rows' `next` (rules A1). Pages of one package share WeChat's 2 MB. */
export const preloadRule = Object.fromEntries(
  rows.flatMap(([name, { page, next }]) =>
    next ? [[page, { network: 'all' as const, packages: [...new Set(next.map((one) => packageNamed(one, name)))] }]] : [],
  ),
)
