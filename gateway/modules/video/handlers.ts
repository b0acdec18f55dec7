import { video } from '../../../src/contract/video'
import { DAY, MINUTE } from '../../../src/lib/duration'
import { productRow } from '../product/productPage'
import { sealingOf } from '../catalogue/sealing'
import { openingOf } from '../prescription/opening'
import { settingOf } from '../../kernel/settings'
import { videoAddress, videoSecretSetting } from './videoAddress'
import type { Db } from '../../db/open'
import { implement } from '../../kernel/implement'
import { HttpError } from '../../lib/httpError'
import { productOfVideo, videoOf } from './storedVideo'

/** Long enough to begin a video; a player that stood still asks again. */
const VIDEO_TTL_MS = 5 * MINUTE
const POSTER_TTL_MS = DAY

type Asking = { db: Db; now: Date; memberId: string | undefined }

export const videoHandlers = implement(video, {
  one: async ({ params: { id }, ...asking }) => {
    const row = await videoOf(asking.db, id)
    await refuseWhileSealed(asking, row.productCode)
    const { videoId, vid, title, seconds, cues } = row
    return { id: videoId, vid, title, seconds, cues, poster: (await addressOf(asking, `${vid}.webp`, POSTER_TTL_MS)).url }
  },

  authorization: async ({ params: { vid }, ...asking }) => {
    await refuseWhileSealed(asking, await productOfVideo(asking.db, vid))
    const { url, until } = await addressOf(asking, `${vid}.mp4`, VIDEO_TTL_MS)
    return { vid, url, expiresAt: until.toISOString() }
  },
})

/** A video is sealed as a leaflet is: a prescription drug's is for members whose leaflet is open (D5). */
async function refuseWhileSealed({ db, now, memberId }: Asking, productCode: string) {
  const product = await productRow(db, productCode)
  if (sealingOf({ product, opening: await openingOf(db, memberId, productCode, now) }).sealed)
    throw new HttpError(403, 'VIDEO_SEALED', '咨询药师后查看')
}

async function addressOf({ db, now }: Asking, file: string, length: number) {
  const secret = await settingOf(db, videoSecretSetting)
  if (secret === undefined) throw new HttpError(503, 'NOT_SET_UP', '视频暂时无法播放，请稍后再试')
  // Whole seconds: what is told is what is signed.
  const until = new Date(Math.floor((now.getTime() + length) / 1000) * 1000)
  return { url: videoAddress({ file, secret, until }), until }
}
