import { S3mini, S3NetworkError, S3ServiceError } from 's3mini'
import { fetchAs } from '../fetchAs'
import { StorageAway, type FileStorage } from './storage'

/** Milliseconds the store has for one answer; an upload as a whole has fifteen seconds. */
const TIMEOUT_MS = 6000
const PAGE = 500
/** What the shop's own files begin with: a bucket may hold others. */
const FOLDER = 'uploads/'
const TYPE = 'application/octet-stream'

export type S3Settings = { endpoint: string; bucket: string; region: string; accessKey: string; secretKey: string }

/** Files in a store that speaks S3, addressed by path: `https://store.example/bucket/uploads/…`. */
export function s3Storage({ endpoint, bucket, region, accessKey, secretKey }: S3Settings): FileStorage {
  const fetching = fetchAs('storage')
  const ask = (url: string, init?: RequestInit) => fetching(url, init).catch(refuseAway)
  const store = new S3mini({
    endpoint: `${endpoint.replace(/\/+$/, '')}/${bucket}`,
    region,
    accessKeyId: accessKey,
    secretAccessKey: secretKey,
    requestAbortTimeout: TIMEOUT_MS,
    fetch: (url, init) => ask(url instanceof Request ? url.url : String(url), init),
  })
  return {
    put: async (key, content) => void (await answered(store.putObject(FOLDER + key, content, TYPE))),
    get: async (key) => {
      const content = await answered(store.getObjectArrayBuffer(FOLDER + key))
      return content ? new Uint8Array(content) : undefined
    },
    remove: async (keys) => {
      const gone = await answered(store.deleteObjects(keys.map((key) => FOLDER + key)))
      if (gone.includes(false)) throw new Error('The store did not delete every file')
    },
    async *putBefore(moment) {
      let token: string | undefined
      do {
        const page = await answered(store.listObjectsPaged('/', FOLDER, PAGE, token))
        const old = (page?.objects ?? []).filter(({ LastModified }) => new Date(LastModified) < moment)
        if (old.length > 0) yield old.map(({ Key }) => Key.slice(FOLDER.length))
        token = page?.nextContinuationToken
      } while (token !== undefined)
    },
  }
}

/** A store that does not answer, or has a fault of its own, is away for every file alike. */
const answered = <T>(asked: Promise<T>): Promise<T> =>
  asked.catch((error: unknown) => {
    const isAway = error instanceof S3NetworkError || (error instanceof S3ServiceError && error.status >= 500)
    if (isAway) refuseAway(error)
    throw error
  })

function refuseAway(cause: unknown): never {
  throw new StorageAway('The store of files did not answer', { cause })
}
