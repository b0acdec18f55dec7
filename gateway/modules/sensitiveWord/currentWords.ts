import { eq } from 'drizzle-orm'
import type { Querying, Transaction } from '../../db/open'
import { cachedRead } from '../../kernel/cachedRead'
import { randomId } from '../../lib/hash'
import { settings } from '../../db/schema'
import { afterCommit } from '../../kernel/transaction'
import { Matcher } from './matcher'
import { sensitiveWords } from './schema'

/** Another text with every change of the table, which no other database has: what was built of one is never taken for another's. */
const KEY = 'sensitiveWordRevision'
/** Milliseconds another gateway's change may be unseen. */
const TTL_MS = 1000
const KEPT = 4

let changedHere = 0
const built = new Map<string, Matcher>()

const readRevision = async (db: Querying): Promise<string | undefined> => {
  const [row] = await db.select({ value: settings.value }).from(settings).where(eq(settings.key, KEY))
  return typeof row?.value === 'string' ? row.value : undefined
}
const revisionSeen = cachedRead(readRevision, TTL_MS, () => changedHere)

/** To be called in the transaction of every change of the table: this gateway obeys it at once, others within a second. */
export async function wordsChanged(tx: Transaction): Promise<void> {
  const value = randomId()
  await tx.insert(settings).values({ key: KEY, value }).onConflictDoUpdate({ target: settings.key, set: { value } })
  afterCommit(tx, () => {
    changedHere += 1
  })
}

/** What finds the words of the table as it stands; built anew when it changed. */
export async function currentWords(db: Querying): Promise<Matcher> {
  const revision = await revisionSeen(db)
  const known = revision === undefined ? undefined : built.get(revision)
  if (known) return known
  const matcher = new Matcher(await db.select().from(sensitiveWords).where(eq(sensitiveWords.isActive, true)))
  if (revision !== undefined) keep(revision, matcher)
  return matcher
}

function keep(revision: string, matcher: Matcher) {
  built.set(revision, matcher)
  const [oldest] = built.keys()
  if (built.size > KEPT && oldest !== undefined) built.delete(oldest)
}
