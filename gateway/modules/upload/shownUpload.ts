import type { Upload, UploadKind } from '../../../src/contract/upload'
import type { Querying } from '../../db/open'
import { pictureLink } from './pictureLink'
import type { UploadRow } from './uploads'

/** A picture as its member sees it: with a new link. */
export async function shownUpload(
  db: Querying,
  { id, memberId, kind, width, height }: UploadRow,
  now: Date,
): Promise<Upload & { kind: UploadKind }> {
  return { id, kind, width, height, ...(await pictureLink(db, { id, memberId }, now)) }
}
