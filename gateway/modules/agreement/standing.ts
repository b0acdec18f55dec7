import { and, asc, desc, eq, isNull } from 'drizzle-orm'
import type { Querying } from '../../db/open'
import { consents } from '../../db/schema'
import { topicOf } from './topics'
import { stillCovers, type Version, versionsOf } from './versions'

export type Act = typeof consents.$inferSelect

/** How a member stands to a topic: the last act, and the last yes that was not taken back. */
export type Standing = { topic: string; last: Act; agreed: Act | undefined }

/** What a member said to each topic so far; consents that belong to one order are not among them. */
export async function standingsOf(db: Querying, memberId: string): Promise<Map<string, Standing>> {
  const acts = await db
    .select()
    .from(consents)
    .where(and(eq(consents.memberId, memberId), isNull(consents.orderCode)))
    .orderBy(asc(consents.at), asc(consents.nth))
  const standings = new Map<string, Standing>()
  for (const act of acts) {
    const topic = topicOf(act.document)
    const before = standings.get(topic)?.agreed
    const agreed = act.act === 'agree' ? act : act.act === 'withdraw' ? undefined : before
    standings.set(topic, { topic, last: act, agreed })
  }
  return standings
}

/** The whole record, newest first. */
export const actsOf = (db: Querying, memberId: string): Promise<Act[]> =>
  db.select().from(consents).where(eq(consents.memberId, memberId)).orderBy(desc(consents.at), desc(consents.nth))

/** `agreed`: the yes covers what is in force; `outdated`: it does not, and nobody was asked yet. */
export function statusOf({ last, agreed }: Standing, versions: readonly Version[], now: Date) {
  if (last.act === 'withdraw') return 'withdrawn' as const
  if (agreed && stillCovers(versions, agreed.version, now)) return 'agreed' as const
  if (last.act === 'decline') return 'declined' as const
  return 'outdated' as const
}

/** Versions of the documents that these standings are about. */
export const versionsFor = (db: Querying, standings: Iterable<Standing>) =>
  versionsOf(db, [...new Set([...standings].flatMap(({ last, agreed }) => [last.document, ...(agreed ? [agreed.document] : [])]))])
