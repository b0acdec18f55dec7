import { routes } from '../../src/routes/table'
import type { Route } from '../../src/routes/route'
import type { Table } from './table'

/** What a row asks for beside being shown, in few words. */
function traitsOf(row: Route): string {
  const traits = [
    row.tab && 'tab',
    row.session === 'required' && 'members only',
    row.needConsent && `consent: ${row.needConsent.join(' ')}`,
    row.skeleton && `skeleton ${row.skeleton}`,
    row.pullToRefresh && 'pull to refresh',
    row.restoresScroll && 'restores scroll',
    row.savesOrder && 'saves order',
    row.indexed && 'indexed',
    row.query?.length && `?${row.query.join(' ?')}`,
  ]
  return traits.filter(Boolean).join(', ')
}

/** Every address of the shop, in the order in which they are matched. */
export function routeTable(): Table {
  const rows = Object.entries<Route>(routes).map(([name, row]) => [
    name,
    row.path,
    row.title,
    row.page.replace(/^features\//, ''),
    traitsOf(row),
  ])
  return { headings: ['Name', 'Address', 'Title', 'Page in src/features', 'Asks for'], rows }
}
