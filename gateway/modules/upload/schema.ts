import { sql } from 'drizzle-orm'
import { index, integer, text } from 'drizzle-orm/pg-core'
import type { UploadKind } from '../../../src/contract/upload'
import { at } from '../../db/columns'
import { memberId } from '../../kernel/memberColumn'
import { memberTable } from '../../kernel/personalData'

/** Pictures of members. The picture itself stands in the storage under the same id, encrypted with a key that only this row has. */
export const uploads = memberTable(
  'uploads',
  {
    id: text('id').primaryKey(),
    memberId: memberId(),
    kind: text('kind').$type<UploadKind>().notNull(),
    width: integer('width').notNull(),
    height: integer('height').notNull(),
    /** The picture's own key, encrypted with the key of this name of the ring (`lib/keyRing`). */
    keyId: text('key_id').notNull(),
    wrappedKey: text('wrapped_key').notNull(),
    /** What refers to it: the table and its row. Null for one that was uploaded and not submitted yet; it lasts a day. */
    recordTable: text('record_table'),
    recordId: text('record_id'),
    createdAt: at('created_at').notNull(),
  },
  {
    onErase: 'delete',
    copy: {
      key: 'uploads',
      title: '上传的图片',
      words: { width: '宽（像素）', height: '高（像素）' },
    },
    sample: { kind: 'picture', text: '{count} 张图片' },
  },
  (t) => [
    index('uploads_member').on(t.memberId),
    index('uploads_record').on(t.recordTable, t.recordId),
    index('uploads_unused')
      .on(t.createdAt)
      .where(sql`${t.recordId} is null`),
    index('uploads_key').on(t.keyId),
  ],
)
