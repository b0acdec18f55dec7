import { and, eq, gte, max, sum } from 'drizzle-orm'
import type { PersonalKind } from '../../../src/contract/collects'
import { DAY } from '../../../src/lib/duration'
import { shopDate } from '../../../src/lib/time'
import type { Db } from '../../db/open'
import { KINDS } from './kinds'
import { samplesOf } from './samples'
import { collections } from './schema'

/** What was collected of a member in so many days, by kind, and where; with a masked sample of what is stored. */
export async function collectedOf(db: Db, { memberId, now, days }: { memberId: string; now: Date; days: number }) {
  const since = shopDate(now.getTime() - (days - 1) * DAY)
  const rows = await collectionsSince(db, memberId, since)
  const samples = await samplesOf(db, memberId)
  return (Object.keys(KINDS) as PersonalKind[]).flatMap((kind) => {
    const scenes = rows
      .filter((row) => row.kind === kind)
      .map(({ scene, count, lastAt }) => ({ scene, count: Number(count), lastAt: (lastAt ?? now).toISOString() }))
      .sort((left, right) => right.lastAt.localeCompare(left.lastAt))
    const [newest] = scenes
    if (!newest) return []
    const count = scenes.reduce((total, scene) => total + scene.count, 0)
    return [{ kind, ...KINDS[kind], results: scenes, count, lastAt: newest.lastAt, sample: samples[kind] ?? null }]
  })
}

/** How often each kind was collected at each scene since a day, and when last. */
async function collectionsSince(db: Db, memberId: string, since: string) {
  return db
    .select({ kind: collections.kind, scene: collections.scene, count: sum(collections.count), lastAt: max(collections.lastAt) })
    .from(collections)
    .where(and(eq(collections.memberId, memberId), gte(collections.day, since)))
    .groupBy(collections.kind, collections.scene)
}
