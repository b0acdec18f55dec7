import { eq } from 'drizzle-orm'
import { svip } from '../../../counter/contract/svip'
import { members } from '../../kernel/schema'
import { implementWork } from '../../kernel/work/implementWork'
import { maskName } from '../../kernel/work/mask'
import { takeCode } from './cardCode'
import { maskCard } from './overview'
import { rightsIn } from './plans'

export const svipWorkHandlers = implementWork(svip, {
  take: ({ now, body: { code } }) =>
    Promise.resolve({
      record: `svipCard:${code.slice(8, 12)}`,
      change: async (tx) => {
        const { memberId, cardNumber, planName, lastDay, terms } = await takeCode(tx, { code, now })
        const [member] = await tx.select({ nickname: members.nickname }).from(members).where(eq(members.memberId, memberId))
        const answer = {
          memberName: maskName(member?.nickname ?? ''),
          cardNumber: maskCard(cardNumber),
          planName,
          lastDay,
          rights: rightsIn(terms),
        }
        return { answer, changes: { svipCode: { from: null, to: { cardNumber: answer.cardNumber } } } }
      },
    }),
})
