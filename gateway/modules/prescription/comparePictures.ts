import { and, asc, desc, eq, gt, isNotNull, lt, ne, notExists, or, sql } from 'drizzle-orm'
import { KEPT_YEARS } from '../../../src/contract/prescriptionStates'
import { DAY } from '../../../src/lib/duration'
import type { Db, Querying } from '../../db/open'
import { forEach, type Job } from '../../kernel/jobs/job'
import { yieldToEventLoop } from '../../lib/yieldToEventLoop'
import { fingerprintOf, likenessTo } from '../upload/fingerprint'
import { uploads } from '../upload/schema'
import { pictureOf, type UploadRow } from '../upload/uploads'
import { PRESCRIPTIONS, prescriptionPictures, prescriptions } from './schema'

/** Pictures of one round, and fingerprints of one query. */
const BATCH = 20
const PAGE = 100

/**
 * Holds each picture that came with a prescription against those of all members in the years before, the oldest first, and keeps what it looks like. One job
 * for all gateways: two that hand in the same picture at once are compared one after the other.
 */
export const comparePictures: Job = async ({ db, providers, now }) => {
  const rows = await notCompared(db)
  await forEach(rows, '处方照片的比对', async ({ of, prescriptionId, createdAt }) => {
    const jpeg = await pictureOf({ db, providers }, of)
    const fingerprint = jpeg ? await fingerprintOf(jpeg) : null
    const sameAs = jpeg ? await earlierWith(db, jpeg, { prescriptionId, createdAt }) : null
    await db
      .insert(prescriptionPictures)
      .values({ uploadId: of.id, prescriptionId, fingerprint, comparedAt: now, sameAs })
      .onConflictDoNothing()
  })
}

type Waiting = { of: UploadRow; prescriptionId: string; createdAt: Date }

const notCompared = (db: Db): Promise<Waiting[]> =>
  db
    .select({ of: uploads, prescriptionId: prescriptions.prescriptionId, createdAt: prescriptions.createdAt })
    .from(uploads)
    .innerJoin(prescriptions, and(eq(uploads.recordTable, PRESCRIPTIONS), eq(uploads.recordId, prescriptions.prescriptionId)))
    .where(
      notExists(
        db
          .select({ one: sql`1` })
          .from(prescriptionPictures)
          .where(eq(prescriptionPictures.uploadId, uploads.id)),
      ),
    )
    .orderBy(asc(prescriptions.createdAt), asc(uploads.id))
    .limit(BATCH)

type Coming = { prescriptionId: string; createdAt: Date }

/** The last prescription before this one that came with the same picture; null where none did. */
async function earlierWith(db: Db, jpeg: Uint8Array, { prescriptionId, createdAt }: Coming): Promise<string | null> {
  const isLike = await likenessTo(jpeg)
  const since = new Date(createdAt.getTime() - KEPT_YEARS * 365.25 * DAY)
  for (let before: Key | undefined = { at: new Date(createdAt.getTime() + 1), id: '' }; before;) {
    const page = await fingerprintsOf(db, { before, since, prescriptionId })
    const found = page.find(({ fingerprint }) => fingerprint && isLike(fingerprint))
    if (found) return found.prescriptionId
    const last = page.at(-1)
    before = last && page.length === PAGE ? { at: last.createdAt, id: last.uploadId } : undefined
    await yieldToEventLoop()
  }
  return null
}

type Key = { at: Date; id: string }
type Asked = { before: Key; since: Date; prescriptionId: string }

const fingerprintsOf = (db: Querying, { before, since, prescriptionId }: Asked) =>
  db
    .select({
      uploadId: prescriptionPictures.uploadId,
      prescriptionId: prescriptions.prescriptionId,
      createdAt: prescriptions.createdAt,
      fingerprint: prescriptionPictures.fingerprint,
    })
    .from(prescriptionPictures)
    .innerJoin(prescriptions, eq(prescriptions.prescriptionId, prescriptionPictures.prescriptionId))
    .where(
      and(
        isNotNull(prescriptionPictures.fingerprint),
        ne(prescriptions.prescriptionId, prescriptionId),
        gt(prescriptions.createdAt, since),
        or(
          lt(prescriptions.createdAt, before.at),
          and(eq(prescriptions.createdAt, before.at), gt(prescriptionPictures.uploadId, before.id)),
        ),
      ),
    )
    .orderBy(desc(prescriptions.createdAt), asc(prescriptionPictures.uploadId))
    .limit(PAGE)
