import { newUser } from '../../../src/contract/newUser'
import { implement } from '../../kernel/implement'
import { packsOf, receivePack } from './packs'

export const newUserHandlers = implement(newUser, {
  packs: async ({ db, memberId, now }) => ({ packs: await packsOf(db, { memberId, now }) }),
  receivePack: ({ idempotent, memberId, now, params: { id } }) => idempotent((tx) => receivePack(tx, { memberId, id, now })),
})
