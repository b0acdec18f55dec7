import type { Route } from '../../../src/routes/route'
import { routes, type RouteName } from '../../../src/routes/table'

/** Parameters for the rows that need some. */
const SAMPLES: Partial<Record<RouteName, Record<string, string>>> = {
  privacyVersion: { version: '2025-12-22' },
  miniPrivacyVersion: { version: '2026-05-15' },
  authorization: { partner: 'anxin' },
  agreeDetail: { document: 'privacy' },
  miniServiceAuth: { partner: 'renhe' },
}
const rows = Object.entries(routes) as Array<[RouteName, Route]>

/** Every row of account, law and privacy (specification 1, section 2), with parameters to open it. */
export const ACCOUNT_AREA = rows
  .filter(([, { page }]) => /^features\/(legal|account|privacy)\//.test(page))
  .map(([name, row]) => ({ name, row, params: SAMPLES[name] ?? {} }))
