/* Makes the picture that belongs to a ticket say something known: only a hash of what it shows is kept. */
import path from 'node:path'
import { eq } from 'drizzle-orm'
import { openDatabase } from '../../../gateway/db/open'
import { smsTickets } from '../../../gateway/db/schema'
import { sha256 } from '../../../gateway/kernel/hash'

const [ticket = '', answer = ''] = process.argv.slice(2)
const { DATABASE_URL: databaseUrl, DATA_DIR: dataDir } = process.env
const { db, close } = await openDatabase({ databaseUrl, dataDir, migrationsFolder: path.resolve('gateway/db/migrations') })
const changed = await db
  .update(smsTickets)
  .set({ answerHash: sha256(`${ticket}:${answer}`) })
  .where(eq(smsTickets.ticketHash, sha256(ticket)))
  .returning({ ticketHash: smsTickets.ticketHash })
await close()
if (changed.length !== 1) throw new Error('No picture belongs to this ticket.')
