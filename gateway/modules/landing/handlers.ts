import { landing } from '../../../src/contract/landing'
import { replicaOf } from '../../db/replica'
import { notFound } from '../../lib/httpError'
import { implement } from '../../kernel/implement'
import { landingPage } from './landingPage'
import { landingByCode } from './storedLanding'

export const landingHandlers = implement(landing, {
  one: async ({ db, now, params: { landingCode } }) => {
    const replica = replicaOf(db)
    const row = await landingByCode(replica, landingCode)
    if (!row) throw notFound('这个活动')
    return landingPage(replica, row, now)
  },
})
