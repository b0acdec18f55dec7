import { and, eq, inArray, isNull } from 'drizzle-orm'
import type { UploadKind } from '../../../src/contract/upload'
import type { Db, Querying, Transaction } from '../../db/open'
import { uploads } from './schema'
import { decrypted } from '../../lib/encrypt'
import { HttpError, notFound } from '../../lib/httpError'
import { fileKeyOf, rowOf } from '../../lib/keyRing'
import type { Providers } from '../../providers'

export type UploadRow = typeof uploads.$inferSelect

/** The row that refers to pictures, by its table and its id there. */
export type UploadRecord = { table: string; id: string }

const ownedBy = (memberId: string, id: string) => and(eq(uploads.memberId, memberId), eq(uploads.id, id))
const ofRecord = ({ table, id }: UploadRecord) => and(eq(uploads.recordTable, table), eq(uploads.recordId, id))

/** A picture of this member; somebody else's is not there. */
export const ownUpload = async (db: Querying, memberId: string, id: string): Promise<UploadRow | undefined> =>
  (await db.select().from(uploads).where(ownedBy(memberId, id)))[0]

/** Writes down a picture that is in the storage. */
export const addUpload = async (tx: Transaction, row: typeof uploads.$inferInsert): Promise<void> =>
  void (await tx.insert(uploads).values(row))

type Attaching = { memberId: string; kind: UploadKind; ids: readonly string[]; record: UploadRecord }

/**
 * A record takes pictures of its member over, in the transaction that makes the record: from then on they last as long as it does. Refuses
 * where one of them is not the member's, is for something else, belongs to another record or is gone.
 */
export async function attachUploads(tx: Transaction, { memberId, kind, ids, record }: Attaching): Promise<void> {
  const wanted = [...new Set(ids)]
  if (wanted.length === 0) return
  const taken = await tx
    .update(uploads)
    .set({ recordTable: record.table, recordId: record.id })
    .where(and(eq(uploads.memberId, memberId), eq(uploads.kind, kind), inArray(uploads.id, wanted), isNull(uploads.recordId)))
    .returning({ id: uploads.id })
  if (taken.length < wanted.length) throw new HttpError(409, 'UPLOAD_GONE', '有图片已失效，请重新上传', { field: 'images' })
}

/** The pictures of a record, oldest first: what its page and the staff's queue show. */
export const uploadsOf = (db: Querying, record: UploadRecord): Promise<UploadRow[]> =>
  db.select().from(uploads).where(ofRecord(record)).orderBy(uploads.createdAt, uploads.id)

/** Deletes the pictures of a record that is deleted. Their keys go with the rows; the files, which nobody can read any more, with the next sweep. */
export const deleteUploadsOf = async (tx: Transaction, record: UploadRecord): Promise<void> =>
  void (await tx.delete(uploads).where(ofRecord(record)))

/** Deletes a picture that nothing refers to; false where it is not there or belongs to a record. */
export const deleteUnused = async (db: Querying, memberId: string, id: string): Promise<boolean> =>
  (
    await db
      .delete(uploads)
      .where(and(ownedBy(memberId, id), isNull(uploads.recordId)))
      .returning({ id: uploads.id })
  ).length > 0

type Opening = { db: Db; providers: Pick<Providers, 'storage' | 'fileKeys'> }

/** The picture itself, as JPEG; nothing where its file is gone. Who may see it is for the caller to know. */
export async function pictureOf(
  { providers: { storage, fileKeys } }: Opening,
  row: UploadRow,
): Promise<Uint8Array<ArrayBuffer> | undefined> {
  const content = await storage.get(row.id)
  return content && new Uint8Array(decrypted(content, fileKeyOf(fileKeys, row, rowOf(uploads, row.id)), row.id))
}

/** The same as a data URL. Throws 404 where the record has no such picture. */
export async function pictureUrlOf(opening: Opening, record: UploadRecord, id: string): Promise<string> {
  const picture = await pictureOfRecord(opening, record, id)
  if (!picture) throw notFound('这张图片')
  return `data:image/jpeg;base64,${Buffer.from(picture).toString('base64')}`
}

/** For staff: a picture of the record they have in their queue, and of no other. */
export async function pictureOfRecord(opening: Opening, record: UploadRecord, id: string): Promise<Uint8Array<ArrayBuffer> | undefined> {
  const [row] = await opening.db
    .select()
    .from(uploads)
    .where(and(ofRecord(record), eq(uploads.id, id)))
  return row && pictureOf(opening, row)
}
