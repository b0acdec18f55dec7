import { sharedParams } from '../../src/routes/resolve'
import { routes, type RouteName } from '../../src/routes/table'
import type { Route } from '../../src/routes/route'
import type { Table } from './table'

const INFINITE_SCROLL = { chat: 'a chat', moments: 'a chat, moments' }

/** Who each page may be passed on to, and with which parameters. */
export function sharingTable(): Table {
  const rows = (Object.entries(routes) as Array<[RouteName, Route]>).map(([name, { path, title, query = [], shared }]) => {
    const named = [...path.matchAll(/:(\w+)/g)].map(([, one = '']) => one)
    const every = Object.fromEntries([...named, ...query].map((one) => [one, one]))
    return [name, path, title, shared ? INFINITE_SCROLL[shared] : 'nobody', shared ? Object.keys(sharedParams(name, every)).join(', ') : '']
  })
  return { headings: ['Name', 'Address', 'Title', 'Passed on to', 'With'], rows }
}
