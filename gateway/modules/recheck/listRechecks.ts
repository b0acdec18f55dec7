import { and, asc, desc, isNotNull, isNull, sql } from 'drizzle-orm'
import type { z } from 'zod/mini'
import type { RecheckQuery } from '../../../counter/contract/recheck'
import type { Querying } from '../../db/open'
import { recheckQueue } from './recheckQueue'
import type { KeyRing } from '../../lib/keyRing'
import { paged } from '../../lib/paged'
import { rechecksOf } from '../prescription/rechecks'
import { reviewsOf } from '../prescription/reviewViews'
import { prescriptionRechecks } from '../prescription/schema'
import { isHeldSo } from '../waiting/holds'

type Opening = { db: Querying; ring: KeyRing }
type Listing = z.infer<typeof RecheckQuery> & { staffId: string; now: Date }

/** A page of the rechecks that wait, or of those that were closed. */
export async function listRechecks(opening: Opening, { page, size, state, hold, staffId, now }: Listing) {
  const { db } = opening
  const { prescriptionId, closedAt, askedAt, id } = prescriptionRechecks
  const held = state === 'waiting' ? isHeldSo(db, { queue: 'rechecks', id: prescriptionId, hold, staffId, now }) : undefined
  const wanted = and(state === 'waiting' ? isNull(closedAt) : isNotNull(closedAt), held)
  const hits = await db.$count(prescriptionRechecks, wanted)
  const isOwn = sql<boolean>`${recheckQueue(db).isOwn?.(staffId)}`
  const rows = await db
    .select({ id, prescriptionId, isOwn })
    .from(prescriptionRechecks)
    .where(wanted)
    .orderBy(state === 'waiting' ? asc(askedAt) : desc(closedAt), asc(id))
    .limit(size)
    .offset((page - 1) * size)
  return paged(await viewsOf(opening, rows), { page, size, hits })
}

async function viewsOf(opening: Opening, rows: ReadonlyArray<{ id: string; prescriptionId: string; isOwn: boolean }>) {
  const ids = [...new Set(rows.map(({ prescriptionId }) => prescriptionId))]
  const rechecks = await rechecksOf(opening, ids)
  const reviews = await reviewsOf(opening, ids)
  return rows.flatMap(({ id, prescriptionId, isOwn }) => {
    const recheck = rechecks.find(({ recheckId }) => recheckId === id)
    const prescription = reviews.find((one) => one.prescriptionId === prescriptionId)
    return recheck && prescription ? [{ prescription, recheck, isOwn }] : []
  })
}
