import { and, desc, eq, gte, max, sum } from 'drizzle-orm'
import { privacy } from '../../../src/contract/privacy'
import { consumeOwnProof } from '../account/proofs'
import { collections, dataCopies, dataLinks } from './schema'
import { randomId, sha256 } from '../../kernel/hash'
import { implement } from '../../kernel/implement'
import { enforceRateLimit } from '../../kernel/rateLimit'
import { notFound, HttpError } from '../../kernel/httpError'
import { shopDate } from '../../../src/lib/time'
import { DAY, DAY_SECONDS } from '../../../src/lib/duration'
import type { PersonalKind } from '../../../src/contract/collects'
import { KINDS } from './kinds'
import { partsOfCopy } from './contentOf'
import { samplesOf } from './samples'
import { SDKS, UPDATED } from './sdks'
import { fileName, filePath } from './serveCopies'

/** Copies a member may ask for in a day. */
const MAX_COPIES_A_DAY = 3

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

  copies: async ({ db, memberId, now }) => {
    const rows = await db.select().from(dataCopies).where(eq(dataCopies.memberId, memberId)).orderBy(desc(dataCopies.askedAt)).limit(20)
    return { results: rows.map((row) => copyOf(row, now)), parts: partsOfCopy() }
  },

  askForCopy: async ({ memberId, now, transaction, body: { proof } }) =>
    transaction(async (tx) => {
      const [pending] = await tx
        .select({ copyId: dataCopies.copyId })
        .from(dataCopies)
        .where(and(eq(dataCopies.memberId, memberId), eq(dataCopies.state, 'preparing')))
      if (pending) throw new HttpError(409, 'COPY_UNDER_WAY', '上一份副本正在准备，完成后即可下载，无需重复申请')
      await consumeOwnProof(tx, { proof, purpose: 'download', memberId, now })
      await enforceRateLimit(
        tx,
        { bucket: `copy:${memberId}`, max: MAX_COPIES_A_DAY, seconds: DAY_SECONDS, message: '今天申请副本的次数已用完，请明天再试' },
        now,
      )
      const [row] = await tx
        .insert(dataCopies)
        .values({ copyId: randomId(), memberId, state: 'preparing', askedAt: now, formats: ['json', 'html'] })
        .returning()
      if (!row) throw new Error('The copy was not stored')
      return copyOf(row, now)
    }),

  linkToCopy: async ({ db, memberId, sessionHash, now, params: { copyId }, body: { format } }) => {
    const [copy] = await db
      .select()
      .from(dataCopies)
      .where(and(eq(dataCopies.copyId, copyId), eq(dataCopies.memberId, memberId)))
    if (!copy) throw notFound('这份副本')
    if (copy.state === 'preparing') throw new HttpError(409, 'NOT_READY', '副本正在准备，请稍后再试')
    const { state, expiresAt, formats } = copyOf(copy, now)
    if (state === 'expired' || expiresAt === null) throw new HttpError(410, 'EXPIRED', '这份副本已过期，请重新申请')
    if (!formats.includes(format)) throw new HttpError(410, 'EXPIRED', '这种格式已下载过，请重新申请')
    const link = randomId(32)
    await db.insert(dataLinks).values({ linkHash: sha256(link), copyId, format, sessionHash, expiresAt: new Date(expiresAt) })
    return { path: filePath(link), fileName: fileName(format), expiresAt }
  },
})

function copyOf({ copyId, state, askedAt, readyAt, expiresAt, formats }: typeof dataCopies.$inferSelect, now: Date) {
  const isOver = state === 'expired' || (expiresAt !== null && expiresAt <= now)
  return {
    copyId,
    state: isOver ? ('expired' as const) : state,
    askedAt: askedAt.toISOString(),
    readyAt: readyAt?.toISOString() ?? null,
    expiresAt: expiresAt?.toISOString() ?? null,
    formats: isOver ? [] : formats,
  }
}
