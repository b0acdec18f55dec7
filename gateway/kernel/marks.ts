import { createHmac } from 'node:crypto'
import { eq } from 'drizzle-orm'
import type { Db } from '../db/open'
import { settings } from '../db/schema'
import { randomId } from './hash'

const KEY = 'markSecret'
const secrets = new WeakMap<Db, Promise<string>>()

/**
 * A keyed hash of what must be found again but not read: a phone in a counter, somebody's id at another provider. The key is made
 * once for a shop, so that eleven digits cannot be counted through without it. Not to be asked inside a transaction for the first time.
 */
export async function markOf(db: Db, text: string): Promise<string> {
  return createHmac('sha256', await secretOf(db))
    .update(text)
    .digest('base64url')
}

function secretOf(db: Db): Promise<string> {
  const known = secrets.get(db)
  if (known) return known
  const asked = readOrMake(db)
  secrets.set(db, asked)
  asked.catch(() => secrets.delete(db))
  return asked
}

async function readOrMake(db: Db): Promise<string> {
  await db
    .insert(settings)
    .values({ key: KEY, value: randomId(32) })
    .onConflictDoNothing()
  const [row] = await db.select({ value: settings.value }).from(settings).where(eq(settings.key, KEY))
  return row?.value as string
}
