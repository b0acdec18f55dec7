import type { Route } from '../../../src/routes/route'
import { routes, type RouteName } from '../../../src/routes/table'
import { sampleOf } from '../../support/samples'

const rows = Object.entries(routes) as Array<[RouteName, Route]>

/** Every row of account, law and privacy (specification 1, section 2), with parameters to open it. */
export const ACCOUNT_AREA = rows
  .filter(([, { page }]) => /^features\/(legal|account|privacy)\//.test(page))
  .map(([name, row]) => ({ name, row, params: sampleOf(name) }))
