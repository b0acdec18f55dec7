import * as z from 'zod/mini'
import { endpoint } from './endpoint'
import { Id, Instant } from './fields'

/** Words that are said or shown between two seconds of a video. */
export const VideoCue = z
  .looseObject({ from: z.number().check(z.nonnegative()), to: z.number().check(z.nonnegative()), text: z.string() })
  .register(z.globalRegistry, { id: 'VideoCue' })
export type VideoCue = z.infer<typeof VideoCue>

/** A video of the mall, without the right to play it. The specification names both calls; their fields are ours. */
export const MallVideo = z
  .looseObject({
    id: Id,
    /** What it is authorized and played by, in the app's own player too. */
    vid: Id,
    title: z.string(),
    /** Address of a picture, good for a day. */
    poster: z.string(),
    seconds: z.int(),
    cues: z.array(VideoCue),
  })
  .register(z.globalRegistry, { id: 'MallVideo' })
export type MallVideo = z.infer<typeof MallVideo>

export const video = {
  one: endpoint('GET /mall/video/{id}', {
    about: 'A video of the mall; that of a prescription drug only for whose prescription covers it',
    params: z.object({ id: Id }),
    output: MallVideo,
  }),
  authorization: endpoint('GET /video/auth/{vid}', {
    about: 'The right to play a video: an address that is good for minutes and for this video alone',
    params: z.object({ vid: Id }),
    output: z.looseObject({ vid: Id, url: z.string(), expiresAt: Instant }),
  }),
}
