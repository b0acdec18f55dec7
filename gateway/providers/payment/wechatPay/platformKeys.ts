import { X509Certificate, type KeyObject } from 'node:crypto'
import * as z from 'zod/mini'
import { HOUR } from '../../../../src/lib/duration'
import { WechatFault } from './fault'
import { verifySignature, type SignedText } from './verifySignature'
import type { Merchant } from './merchant'
import { opened, Sealed } from './sealed'

/** Milliseconds after which the list is fetched again; between two fetches for serials nobody has heard of; and after one that failed. */
const TTL_MS = 12 * HOUR
const RETRY_DELAY_MS = 60_000
const FAILURE_RETRY_DELAY_MS = 5000

const List = z.object({ data: z.array(z.object({ serial_no: z.string(), encrypt_certificate: Sealed })) })
type Platform = { key: KeyObject; from: Date; to: Date }

export type PlatformKeys = {
  /** The public key of a serial number, where it is WeChat Pay's and valid now. Rejects where the list cannot be fetched. */
  keyOf: (serial: string) => Promise<KeyObject | undefined>
}
type Options = {
  merchant: Pick<Merchant, 'apiV3Key' | 'publicKey'>
  /** The signed answer of `GET /v3/certificates`; rejects where there is none. */
  download: () => Promise<SignedText>
  now: () => Date
}

/**
 * The keys WeChat Pay signs with: its public key, or platform certificates, of which two are valid while one replaces the other.
 * A serial we do not know is looked for once in a list fetched anew, at most once a minute however many ask. A merchant that moves
 * from certificates to the public key is signed for with either.
 */
export function platformKeys({ merchant, download, now }: Options): PlatformKeys {
  let known = new Map<string, Platform>()
  let [freshAt, triedAt] = [-Infinity, -Infinity]
  let failure: Error | undefined
  let fetching: Promise<void> | undefined

  const fetchAnew = async () => {
    const answer = await download()
    const fresh = platformsIn(answer.body, merchant.apiV3Key)
    // The list vouches for itself: only WeChat Pay and the merchant can seal with the APIv3 key, and one of the keys in it signed it.
    if (!(await verifySignature(answer, { keyOf: async (serial) => fresh.get(serial)?.key }, now())))
      throw new Error('The list of platform certificates is not signed by WeChat Pay')
    known = fresh
    freshAt = now().getTime()
    failure = undefined
  }
  const refresh = async () => {
    const mayTry = now().getTime() - triedAt >= (failure === undefined ? RETRY_DELAY_MS : FAILURE_RETRY_DELAY_MS)
    if (mayTry && !fetching) {
      triedAt = now().getTime()
      fetching = fetchAnew()
        .catch((error: unknown) => void (failure = error instanceof Error ? error : new Error(String(error))))
        .finally(() => (fetching = undefined))
    }
    await fetching
  }
  const valid = (serial: string) => {
    const platform = known.get(serial)
    return platform && platform.from <= now() && now() <= platform.to ? platform.key : undefined
  }

  return {
    keyOf: async (serial) => {
      const { publicKey } = merchant
      if (publicKey?.id === serial) return publicKey.key
      if (serial.startsWith('PUB_KEY_ID')) return undefined
      const isOld = now().getTime() - freshAt > TTL_MS
      if (isOld || !valid(serial)) await refresh()
      const key = valid(serial)
      // A merchant on the public key alone has no list at all; anybody else must not take "could not look" for "is forged".
      if (!key && failure !== undefined && !(failure instanceof WechatFault)) throw failure
      return key
    },
  }
}

function platformsIn(body: string, apiV3Key: Buffer): Map<string, Platform> {
  const { data } = List.parse(JSON.parse(body))
  return new Map(
    data.map(({ serial_no, encrypt_certificate }) => {
      const certificate = new X509Certificate(opened(apiV3Key, encrypt_certificate))
      if (certificate.serialNumber !== serial_no) throw new Error(`The certificate under ${serial_no} has another serial number`)
      return [serial_no, { key: certificate.publicKey, from: new Date(certificate.validFrom), to: new Date(certificate.validTo) }]
    }),
  )
}
