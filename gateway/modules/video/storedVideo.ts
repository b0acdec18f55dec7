import { eq } from 'drizzle-orm'
import type { Querying } from '../../db/open'
import { notFound } from '../../lib/httpError'
import { videos } from './schema'

/** A video. 404 NOT_FOUND. */
export async function videoOf(db: Querying, videoId: string) {
  const [row] = await db.select().from(videos).where(eq(videos.videoId, videoId))
  if (!row) throw notFound('这段视频')
  return row
}

/** The code of the product that the video with this file is of. 404 NOT_FOUND. */
export async function productOfVideo(db: Querying, vid: string): Promise<string> {
  const [row] = await db.select({ productCode: videos.productCode }).from(videos).where(eq(videos.vid, vid))
  if (!row) throw notFound('这段视频')
  return row.productCode
}
