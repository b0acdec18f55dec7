import { and, eq, gte, max, sum } from 'drizzle-orm'
import { privacy } from '../../../src/contract/privacy'
import { collections } from './schema'
import { implement } from '../../kernel/implement'
import { shopDate } from '../../../src/lib/time'
import { DAY } from '../../../src/lib/duration'
import type { PersonalKind } from '../../../src/contract/collects'
import { KINDS } from './kinds'
import { samplesOf } from './samples'
import { SDKS, UPDATED } from './sdks'

export const privacyHandlers = implement(privacy, {
  collected: async ({ db, memberId, now, query: { days } }) => {
    const since = shopDate(now.getTime() - (days - 1) * DAY)
    const rows = await db
      .select({ kind: collections.kind, scene: collections.scene, count: sum(collections.count), lastAt: max(collections.lastAt) })
      .from(collections)
      .where(and(eq(collections.memberId, memberId), gte(collections.day, since)))
      .groupBy(collections.kind, collections.scene)
    const samples = await samplesOf(db, memberId)
    const results = (Object.keys(KINDS) as PersonalKind[]).flatMap((kind) => {
      const scenes = rows
        .filter((row) => row.kind === kind)
        .map(({ scene, count, lastAt }) => ({ scene, count: Number(count), lastAt: (lastAt ?? now).toISOString() }))
        .sort((left, right) => right.lastAt.localeCompare(left.lastAt))
      const [newest] = scenes
      if (!newest) return []
      const count = scenes.reduce((total, scene) => total + scene.count, 0)
      return [{ kind, ...KINDS[kind], results: scenes, count, lastAt: newest.lastAt, sample: samples[kind] ?? null }]
    })
    return { days, results }
  },

  sdks: async ({ query: { platform } }) => ({
    updatedDate: UPDATED,
    results: SDKS.filter((sdk) => platform === undefined || sdk.platform === 'all' || sdk.platform === platform).map(
      ({ packages: _packages, ...shown }) => shown,
    ),
  }),
})
