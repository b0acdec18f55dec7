import { randomInt } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { lastDayOf, shopDate } from '../../../src/lib/time'
import type { Transaction } from '../../db/open'
import { svipCards, type SvipRow } from './schema'
import { movePause } from './pauses'
import { daysFrom, settleSvip } from './settleSvip'
import { paidRowsOf } from './standing'
import { step } from './states'
import { tellBought } from './svipMessages'

type Beginning = Pick<SvipRow, 'orderId' | 'memberId' | 'months'> & { paidAt: Date; now: Date }

/** One that is to be paid for begins, or follows the one that runs, with a card and what it gives; told once. The caller holds the member. */
export async function begin(tx: Transaction, { orderId, memberId, months, paidAt, now }: Beginning) {
  const rows = await paidRowsOf(tx, memberId)
  // A pause of what has ended is none of what begins.
  await movePause(tx, { memberId, rows, at: now })
  const last = rows.at(-1)
  const days =
    last && last.endsAt > now ? daysFrom(last.endsAt, lastDayOf(last.endsAt), { months }) : daysFrom(now, shopDate(now), { months })
  const begun = await step(tx, { orderId, move: 'pay', set: { paidAt, ...days } })
  if (!begun) throw new Error(`The locked membership ${orderId} moved`)
  await giveCard(tx, { memberId, since: now })
  await settleSvip(tx, { memberId, at: now, reason: 'paid' })
  await tellBought(tx, begun, now)
  return days
}

/** Twelve figures, the first four the shop's; a number that is taken is drawn anew. */
async function giveCard(tx: Transaction, { memberId, since }: { memberId: string; since: Date }): Promise<void> {
  const held = await tx.$count(svipCards, eq(svipCards.memberId, memberId))
  for (let isGiven = held > 0; !isGiven;) {
    const cardNumber = `8806${String(randomInt(100_000_000)).padStart(8, '0')}`
    const given = await tx
      .insert(svipCards)
      .values({ memberId, cardNumber, since })
      .onConflictDoNothing()
      .returning({ cardNumber: svipCards.cardNumber })
    isGiven = given.length > 0
  }
}
