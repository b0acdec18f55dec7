import type { InferInsertModel } from 'drizzle-orm'
import type { documents } from '../../db/schema'

/** One version of a legal text; a change is a new version beside the old one. */
export type DocumentRow = InferInsertModel<typeof documents>
