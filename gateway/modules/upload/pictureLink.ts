import type { Querying } from '../../db/open'
import { endingLink, type Linked } from '../../kernel/endingLink'

export const picturePath = (id: string) => `/api/upload/${id}/picture`

type Own = Pick<Linked, 'id' | 'memberId'>

/** A signed URL: it ends, and opens the picture for its member alone, whose token goes with the request. */
export const pictureLink = (db: Querying, own: Own, now: Date) =>
  endingLink(db, { ...own, purpose: 'upload', path: picturePath(own.id) }, now)
