import { eq } from 'drizzle-orm'
import type { Db } from '../../db/open'
import { settings } from '../../db/schema'
import { keyRingIn, newKeyRing, type KeyRing } from '../../lib/keyRing'

const KEY = 'demonstrationFileKeys'

/**
 * The keys of a trial or demonstration that was given none: drawn once and kept in its database, so that every gateway on it has them.
 * Beside what they encrypt they protect nothing from who reads the database: a real shop names its own (`FILE_KEYS`).
 */
export async function ownKeys(db: Db): Promise<KeyRing> {
  await db.insert(settings).values({ key: KEY, value: newKeyRing() }).onConflictDoNothing()
  const [row] = await db.select({ value: settings.value }).from(settings).where(eq(settings.key, KEY))
  const ring = keyRingIn(String(row?.value))
  if (!ring) throw new Error(`The setting ${KEY} is no ring of keys`)
  return ring
}
