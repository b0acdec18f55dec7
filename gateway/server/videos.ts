import { createReadStream, existsSync, readdirSync } from 'node:fs'
import { stat } from 'node:fs/promises'
import path from 'node:path'
import { Readable } from 'node:stream'
import type { Context } from 'hono'
import { settingOf } from '../kernel/settings'
import { isVideoAddress, videoSecretSetting } from '../modules/video/videoAddress'
import type { Db } from '../db/open'

const TYPES: Record<string, string> = { '.mp4': 'video/mp4', '.webp': 'image/webp' }

/** Delivers videos and their posters to signed addresses alone, a part of them where a part is asked for: players jump, iPhones insist. */
export function videosIn({ folder, db, now = () => new Date() }: { folder: string; db: Db; now?: () => Date }) {
  const present = new Set(existsSync(folder) ? readdirSync(folder) : [])
  return async (context: Context): Promise<Response> => {
    const file = path.basename(context.req.path)
    const { expires = '', sign = '' } = context.req.query()
    const secret = await settingOf(db, videoSecretSetting)
    if (secret === undefined || !isVideoAddress({ file, expires, sign }, secret, now())) return context.text('视频地址已失效', 403)
    if (!present.has(file)) return context.text('没有这段视频', 404)
    const { size } = await stat(path.join(folder, file))
    const part = partOf(context.req.header('range'), size)
    const headers = { 'Accept-Ranges': 'bytes', 'Cache-Control': 'private, max-age=300' }
    if (part === undefined) return context.body(null, 416, { ...headers, 'Content-Range': `bytes */${size}` })
    const { from, to, whole } = part
    const body = Readable.toWeb(createReadStream(path.join(folder, file), { start: from, end: to })) as ReadableStream
    return context.body(body, whole ? 200 : 206, {
      ...headers,
      'Content-Type': TYPES[path.extname(file)] ?? 'application/octet-stream',
      'Content-Length': String(to - from + 1),
      ...(!whole && { 'Content-Range': `bytes ${from}-${to}/${size}` }),
    })
  }
}

/** The bytes a `Range` asks for; everything where it asks for none or for several parts; undefined where there are none such. */
function partOf(range: string | undefined, size: number): { from: number; to: number; whole: boolean } | undefined {
  const all = { from: 0, to: size - 1, whole: true }
  const [, first = '', last = ''] = /^bytes=(\d*)-(\d*)$/.exec(range ?? '') ?? []
  if (first === '' && last === '') return all
  const from = first === '' ? Math.max(0, size - Number(last)) : Number(first)
  const to = first === '' || last === '' ? size - 1 : Math.min(Number(last), size - 1)
  return from > to ? undefined : { from, to, whole: false }
}
