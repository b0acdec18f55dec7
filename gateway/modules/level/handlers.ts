import { level } from '../../../src/contract/level'
import { implement } from '../../kernel/implement'
import { historyOf } from '../ledger/historyOf'
import { tellBirthday } from './birthday'
import { detailOf } from './detailOf'
import { giftsOf } from './giftsOf'
import { receiveGift } from './receiveGift'
import { levelStandingOf, shownStanding } from './standing'
import { titleOf } from './titles'
import { receiveGrowth } from './ways'

export const levelHandlers = implement(level, {
  mine: async ({ db, memberId, now }) => shownStanding(await levelStandingOf(db, { memberId, now })),
  detail: ({ db, memberId, now, providers: { fileKeys: ring } }) => detailOf(db, { memberId, ring, now }),

  gifts: async ({ db, memberId, now }) => {
    const gifts = await giftsOf(db, { memberId, now })
    return {
      gifts: gifts.filter(({ isNear }) => isNear).map(({ id, icon, title, text, giftStatus }) => ({ id, icon, title, text, giftStatus })),
    }
  },
  receiveGift: ({ idempotent, memberId, now, params: { id } }) => idempotent((tx) => receiveGift(tx, { memberId, id, now })),

  growth: ({ db, memberId, query }) => historyOf(db, { memberId, account: 'growth', movement: 'all', titleOf, ...query }),
  receiveGrowth: ({ idempotent, memberId, now, providers: { fileKeys: ring }, params: { id } }) =>
    idempotent((tx) => receiveGrowth(tx, { memberId, ring, id, now })),

  birthday: async ({ transaction, memberId, now, body }) => {
    await transaction((tx) => tellBirthday(tx, { memberId, now, ...body }))
    return { done: true as const }
  },
})
