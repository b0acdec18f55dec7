import { eq } from 'drizzle-orm'
import type { Db } from '../../../db/open'
import { settings } from '../../../db/schema'
import { randomId } from '../../../lib/hash'

const KEY = 'bankSecret'

/** What bank and shop sign with: from `BANK_SECRET`, else drawn once and kept in the database, so that every gateway process on it has the same. */
export async function bankSecret(db: Db, given: string | undefined): Promise<string> {
  if (given) return given
  await db
    .insert(settings)
    .values({ key: KEY, value: randomId(32) })
    .onConflictDoNothing()
  const [kept] = await db.select({ value: settings.value }).from(settings).where(eq(settings.key, KEY))
  if (typeof kept?.value !== 'string') throw new Error(`The setting ${KEY} is not a text`)
  return kept.value
}
