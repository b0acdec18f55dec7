import { partner } from '../../../src/contract/partner'
import { sha256 } from '../../lib/hash'
import { implement } from '../../kernel/implement'
import { enforceRateLimit } from '../../kernel/rateLimit'
import { authorize, authorizationsOf, partnerFor, revoke } from './authorizations'
import { exchangeCode, sharedProfile } from './partnerAccess'

export const partnerHandlers = implement(partner, {
  one: ({ db, memberId, now, params }) => partnerFor(db, { memberId, now, ...params }),
  authorize: ({ db, memberId, channel, now, params }) => authorize(db, { memberId, channel, now, ...params }),
  list: async ({ db, memberId, now }) => ({ results: await authorizationsOf(db, memberId, now) }),

  revoke: async ({ db, memberId, params }) => {
    await revoke(db, { memberId, ...params })
    return { done: true as const }
  },

  token: async ({ db, address, now, body }) => {
    await enforceRateLimit(db, limitOf(address), now)
    return exchangeCode(db, { now, ...body })
  },

  profile: async ({ db, address, now, body: { accessToken } }) => {
    await enforceRateLimit(db, limitOf(address), now)
    return sharedProfile(db, accessToken, now)
  },
})

const limitOf = (address: string) => ({ bucket: `partner:${sha256(address)}`, max: 120, seconds: 600 })
