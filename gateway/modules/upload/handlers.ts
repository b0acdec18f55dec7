import { upload, type UploadKind } from '../../../src/contract/upload'
import { DAY_SECONDS } from '../../../src/lib/duration'
import type { Db, Transaction } from '../../db/open'
import { uploads } from './schema'
import { encrypted } from '../../lib/encrypt'
import { randomId } from '../../lib/hash'
import { HttpError, notFound } from '../../lib/httpError'
import { implement } from '../../kernel/implement'
import { newFileKey, rowOf } from '../../lib/keyRing'
import { enforceRateLimit } from '../../kernel/rateLimit'
import type { Providers } from '../../providers'
import { remadePicture } from './picture'
import { shownUpload } from './shownUpload'
import { addUpload, deleteUnused, ownUpload } from './uploads'

/** Pictures of one member in a day (SECURITY-AND-RELIABILITY, E17). */
const MAX_A_DAY = 200

const NONE = '这张图片'

export const uploadHandlers = implement(upload, {
  add: (given) => kept(given),
  addEvidence: (given) => kept(given),
  one: ({ db, memberId, params, now }) => ownShown(db, memberId, params.id, now),
  remove: async ({ db, memberId, params: { id } }) => {
    if (await deleteUnused(db, memberId, id)) return { done: true as const }
    if (await ownUpload(db, memberId, id)) throw new HttpError(409, 'IN_USE', '这张图片已经提交，不能单独删除')
    throw notFound(NONE)
  },
})

type Given = {
  db: Db
  providers: Providers
  memberId: string
  body: { kind: UploadKind }
  file: Uint8Array
  now: Date
  idempotent: (write: (tx: Transaction) => Promise<{ id: string }>) => Promise<{ id: string }>
}

async function kept({ db, providers, memberId, body, file, now, idempotent }: Given) {
  const limit = { bucket: `upload:${memberId}`, max: MAX_A_DAY, seconds: DAY_SECONDS, message: '今天上传的图片太多，请明天再试' }
  await enforceRateLimit(db, limit, now)
  const row = { ...(await stored(providers, file)), memberId, kind: body.kind, createdAt: now }
  // The link is not part of what is kept for a repetition: it would have ended.
  const { id } = await idempotent(async (tx) => {
    await addUpload(tx, row)
    return { id: row.id }
  })
  return ownShown(db, memberId, id, now)
}

/** Puts a picture into the storage, encrypted with a key of its own. What becomes no row is deleted by the sweep. */
async function stored({ storage, fileKeys }: Providers, file: Uint8Array) {
  const { jpeg, width, height } = await remadePicture(file)
  const id = randomId()
  const { key, ...wrapped } = newFileKey(fileKeys, rowOf(uploads, id))
  await storage.put(id, encrypted(jpeg, key, id))
  return { id, width, height, ...wrapped }
}

async function ownShown(db: Db, memberId: string, id: string, now: Date) {
  const row = await ownUpload(db, memberId, id)
  if (!row) throw notFound(NONE)
  return shownUpload(db, row, now)
}
