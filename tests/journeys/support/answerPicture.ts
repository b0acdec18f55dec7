import path from 'node:path'
import { eq } from 'drizzle-orm'
import { openDatabase } from '../../../gateway/db/open'
import { smsTickets } from '../../../gateway/db/schema'
import { sha256 } from '../../../gateway/kernel/hash'
import type { ShopData } from './shopData'

/** Makes the picture that belongs to a ticket say something known: only a hash of what it shows is kept. */
export async function answerPicture(data: ShopData['env'], { ticket, answer }: { ticket: string; answer: string }) {
  const where = 'DATABASE_URL' in data ? { databaseUrl: data.DATABASE_URL } : { dataDir: data.DATA_DIR }
  const { db, close } = await openDatabase({ ...where, migrationsFolder: path.resolve('gateway/db/migrations') })
  const changed = await db
    .update(smsTickets)
    .set({ answerHash: sha256(`${ticket}:${answer}`) })
    .where(eq(smsTickets.ticketHash, sha256(ticket)))
    .returning({ ticketHash: smsTickets.ticketHash })
  await close()
  if (changed.length !== 1) throw new Error('No picture belongs to this ticket.')
}
