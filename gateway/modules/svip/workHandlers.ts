import { svip } from '../../../counter/contract/svip'
import { implementWork } from '../../kernel/work/implementWork'
import { maskName } from '../../kernel/work/mask'
import { holderOf, takeCode } from './cardCode'
import { maskCard } from './overview'
import { rightsIn } from './plans'

export const svipWorkHandlers = implementWork(svip, {
  take: ({ now, body: { code } }) =>
    Promise.resolve({
      record: `svipCard:${code.slice(8, 12)}`,
      change: async (tx) => {
        const { memberId, cardNumber, planName, lastDay, terms } = await takeCode(tx, { code, now })
        const holder = await holderOf(tx, memberId)
        const answer = {
          memberName: maskName(holder),
          cardNumber: maskCard(cardNumber),
          planName,
          lastDay,
          rights: rightsIn(terms),
        }
        return { answer, changes: { svipCode: { from: null, to: { cardNumber: answer.cardNumber } } } }
      },
    }),
})
