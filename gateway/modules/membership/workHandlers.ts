import { membership } from '../../../counter/contract/membership'
import type { Querying, Transaction } from '../../db/open'
import { implementWork } from '../../kernel/work/implementWork'
import { maskText } from '../../kernel/work/mask'
import { freezeCard, thawCard } from '../svip/freeze'
import { giveBackForFault } from '../svip/giveBack'
import { caseOf, factsOf, listMemberships, lockedMembership, membershipOf, type Found } from './memberships'
import { announcePause, correctPause, liftPause, takePauseBack } from '../svip/pause'

type Context = { now: Date; params: { orderId: string }; body: { reason: string } }
type Acting = { memberId: string; reason: string; now: Date }

/** Does something with a membership that stands as it was seen; the audit log keeps what it changed, and why. */
const acting = (
  { now, params: { orderId }, body: { reason } }: Context,
  act: (tx: Transaction, of: Acting, found: Found) => Promise<unknown>,
) =>
  Promise.resolve({
    record: `svip:${orderId}`,
    standing: async (tx: Transaction) => ({ facts: await factsOf(tx, await lockedMembership(tx, orderId)) }),
    change: async (tx: Transaction) => {
      const found = await lockedMembership(tx, orderId)
      const from = await toldOf(tx, found)
      await act(tx, { memberId: found.row.memberId, reason, now }, found)
      const after = await lockedMembership(tx, orderId)
      const changes = { membership: { from, to: await toldOf(tx, after) }, reason: { from: null, to: maskText(reason) } }
      return { answer: await caseOf(tx, after, now), changes }
    },
  })

/** Of its facts, what the audit log names: neither a card nor a member. */
async function toldOf(db: Querying, found: Found) {
  const { state, endsAt, back, frozenAt, pause } = await factsOf(db, found)
  return { state, endsAt: endsAt.toISOString(), back, isFrozen: frozenAt !== null, pause: pause?.state ?? null }
}

export const membershipWorkHandlers = implementWork(membership, {
  list: ({ db, now, query }) => listMemberships(db, query, now),
  detail: async ({ db, now, params: { orderId } }) => caseOf(db, await membershipOf(db, orderId), now),
  freeze: (context) => acting(context, freezeCard),
  thaw: (context) => acting(context, thawCard),
  announcePause: (context) => acting(context, announcePause),
  takePauseBack: (context) => acting(context, takePauseBack),
  liftPause: (context) => acting(context, context.body.wasWrong ? correctPause : liftPause),
  giveBack: (context) =>
    acting(context, (tx, { reason, now }, { row }) => giveBackForFault(tx, row, { back: context.body.back, reason, now })),
})
