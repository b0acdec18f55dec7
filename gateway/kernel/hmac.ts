import { createHmac } from 'node:crypto'
import { eq } from 'drizzle-orm'
import type { Db, Querying } from '../db/open'
import { settings } from '../db/schema'
import { randomId } from '../lib/hash'

const KEY = 'markSecret'
const secrets = new WeakMap<Querying, Promise<string>>()

/**
 * An HMAC (keyed hash) of what must be found again but not read: a phone in a counter, somebody's id at another provider. The key is made
 * once for a shop, so that eleven digits cannot be counted through without it. Within a transaction it is asked of that transaction.
 */
export async function hmacOf(db: Querying, text: string): Promise<string> {
  return createHmac('sha256', await secretOf(db))
    .update(text)
    .digest('base64url')
}

/** Makes the key where there is none yet: what a transaction makes that is rolled back is lost with it. */
export const keepKey = async (db: Db): Promise<void> => void (await secretOf(db))

function secretOf(db: Querying): Promise<string> {
  const known = secrets.get(db)
  if (known) return known
  const asked = readOrMake(db)
  secrets.set(db, asked)
  asked.catch(() => secrets.delete(db))
  return asked
}

async function readOrMake(db: Querying): Promise<string> {
  const read = async () => (await db.select({ value: settings.value }).from(settings).where(eq(settings.key, KEY)))[0]?.value
  const known = await read()
  if (typeof known === 'string') return known
  await db
    .insert(settings)
    .values({ key: KEY, value: randomId(32) })
    .onConflictDoNothing()
  return (await read()) as string
}
