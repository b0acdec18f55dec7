import { eq } from 'drizzle-orm'
import { smsTickets } from '../../../gateway/tables'
import { sha256 } from '../../../gateway/lib/hash'
import type { GatewayProcess } from './gatewayProcess'
import { withDb } from './withDb'

/** Makes the picture that belongs to a ticket say something known: only a hash of what it shows is kept. */
export const answerPicture = (gateway: GatewayProcess, { ticket, answer }: { ticket: string; answer: string }) =>
  withDb(gateway, async (db) => {
    const changed = await db
      .update(smsTickets)
      .set({ answerHash: sha256(`${ticket}:${answer}`) })
      .where(eq(smsTickets.ticketHash, sha256(ticket)))
      .returning({ ticketHash: smsTickets.ticketHash })
    if (changed.length !== 1) throw new Error('No picture belongs to this ticket.')
  })
