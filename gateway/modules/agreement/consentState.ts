import { and, asc, desc, eq, isNull } from 'drizzle-orm'
import type { Querying } from '../../db/open'
import { consents } from './schema'
import { topicOf } from './topics'
import { versionsOf } from '../document/versions'

export type Act = typeof consents.$inferSelect

/** A member's consent to a topic: the last entry, and the last agreement that was not withdrawn. */
export type ConsentState = { topic: string; last: Act; agreed: Act | undefined }

/** A member's consents by topic; consents that belong to one order are not among them. */
export async function consentStatesOf(db: Querying, memberId: string): Promise<Map<string, ConsentState>> {
  const acts = await db
    .select()
    .from(consents)
    .where(and(eq(consents.memberId, memberId), isNull(consents.orderCode)))
    .orderBy(asc(consents.at), asc(consents.nth))
  const states = new Map<string, ConsentState>()
  for (const act of acts) {
    const topic = topicOf(act.document)
    const before = states.get(topic)?.agreed
    const agreed = act.act === 'agree' ? act : act.act === 'withdraw' ? undefined : before
    states.set(topic, { topic, last: act, agreed })
  }
  return states
}

/** A member's consent history, newest first. */
export const actsOf = (db: Querying, memberId: string): Promise<Act[]> =>
  db.select().from(consents).where(eq(consents.memberId, memberId)).orderBy(desc(consents.at), desc(consents.nth))

/** Versions of the documents that these states are about. */
export const versionsFor = (db: Querying, states: Iterable<ConsentState>) =>
  versionsOf(db, [...new Set([...states].flatMap(({ last, agreed }) => [last.document, ...(agreed ? [agreed.document] : [])]))])
