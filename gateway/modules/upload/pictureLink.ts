import type { Querying } from '../../db/open'
import { endingLink, linkStanding, type Linked } from '../../kernel/endingLink'

export const picturePath = (id: string) => `/api/upload/${id}/picture`

type Own = Pick<Linked, 'id' | 'memberId'>

/** A signed URL: it ends, and opens the picture for its member alone, whose token goes with the request. */
export const pictureLink = (db: Querying, own: Own, now: Date) =>
  endingLink(db, { ...own, purpose: 'upload', path: picturePath(own.id) }, now)

/** Whether a link to a picture is ours and this member's; `ended` where it was. */
export const pictureStanding = (db: Querying, own: Own, asked: { expires: string; sign: string }, now: Date) =>
  linkStanding(db, { ...own, purpose: 'upload' }, asked, now)
