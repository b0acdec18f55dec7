import { and, eq, inArray, isNull, lt, notInArray, or } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { UploadKind } from '../../../src/contract/upload'
import type { Db, Querying, Transaction } from '../../db/open'
import { HttpError } from '../../lib/httpError'
import { inTransaction } from '../../kernel/transaction'
import { uploads } from './schema'

type Of = { memberId: string; ids: readonly string[] }
type DraftTable = PgTable & { memberId: PgColumn; savedAt: PgColumn }

/** Pictures of the one form that a member has left before it was handed in: they last as long as its row in `table`. */
export function draftPictures({ name, table, kind }: { name: string; table: DraftTable; kind: UploadKind }) {
  const ofMember = (memberId: string) => and(eq(uploads.memberId, memberId), eq(uploads.kind, kind), eq(uploads.recordTable, name))
  return {
    /** In the order of their ids; what is gone is left out. */
    of: async (db: Querying, { memberId, ids }: Of) => {
      const rows = await db.select().from(uploads).where(ofMember(memberId))
      return ids.flatMap((id) => rows.find((one) => one.id === id) ?? [])
    },
    /** The draft has these and no others. Throws 409 UPLOAD_GONE where one is not the member's, or another record's. */
    keep: async (tx: Transaction, { memberId, ids }: Of): Promise<void> => {
      const own = and(eq(uploads.memberId, memberId), eq(uploads.kind, kind), inArray(uploads.id, [...ids]))
      const kept = await tx
        .update(uploads)
        .set({ recordTable: name, recordId: memberId })
        .where(and(own, or(isNull(uploads.recordId), eq(uploads.recordTable, name))))
        .returning({ id: uploads.id })
      if (kept.length < new Set(ids).size) throw new HttpError(409, 'UPLOAD_GONE', '有图片已失效，请重新上传', { field: 'images' })
      await tx.delete(uploads).where(and(ofMember(memberId), notInArray(uploads.id, [...ids])))
    },
    /** They go over to what is handed in: for that moment nothing refers to them. */
    release: async (tx: Transaction, { memberId, ids }: Of): Promise<void> =>
      void (await tx
        .update(uploads)
        .set({ recordTable: null, recordId: null })
        .where(and(ofMember(memberId), inArray(uploads.id, [...ids])))),
    /** Those that nothing has taken over. */
    drop: async (tx: Transaction, memberId: string): Promise<void> => void (await tx.delete(uploads).where(ofMember(memberId))),
    /** Deletes drafts that nobody touched since a moment, with their pictures. */
    forget: (db: Db, before: Date): Promise<void> =>
      inTransaction(db, async (tx) => {
        const gone = await tx.delete(table).where(lt(table.savedAt, before)).returning({ memberId: table.memberId })
        const members = gone.map(({ memberId }) => memberId as string)
        await tx.delete(uploads).where(and(eq(uploads.recordTable, name), inArray(uploads.recordId, members)))
      }),
  }
}
