import { privacy } from '../../../src/contract/privacy'
import { implement } from '../../kernel/implement'
import { collectedOf } from './collectedOf'
import { SDKS, UPDATED } from './sdks'

export const privacyHandlers = implement(privacy, {
  collected: async ({ db, memberId, now, query: { days } }) => ({ days, results: await collectedOf(db, { memberId, now, days }) }),

  sdks: async ({ query: { platform } }) => ({
    updatedDate: UPDATED,
    results: SDKS.filter((sdk) => platform === undefined || sdk.platform === 'all' || sdk.platform === platform).map(
      ({ packages: _packages, ...shown }) => shown,
    ),
  }),
})
