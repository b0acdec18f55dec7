import { createHmac } from 'node:crypto'
import { MINUTE } from '../../../src/lib/duration'
import { sameHash } from '../../lib/hash'
import { setting } from '../../kernel/settings'

/** What addresses of opened pictures are signed with. */
export const PICTURE_SECRET = setting<string>('pictureSecret')

/** Milliseconds an address of an opened picture lasts at most. */
const TTL_MS = 5 * MINUTE

type Shown = { productCode: string; memberId: string; sessionId: string; until: Date }
/**
 * A signed URL's claims: which login it was issued to, and its expiry. The login is named by the id that devices are listed under, which
 * opens nothing.
 */
export type PictureTicket = { sessionId: string; until: Date; signature: string }

/** The expiry of a URL issued now. It is the same for a whole minute: a page that refetches shows the same picture, not a new one. */
export const pictureEnds = (now: Date) => new Date(Math.floor(now.getTime() / MINUTE) * MINUTE + TTL_MS)

/**
 * A signed URL. What the address of an opened prescription drug's picture carries: a browser asks for pictures without saying who asks, so the address
 * itself is signed for one product, one member, one login and a time.
 */
export const pictureTicket = (shown: Shown, secret: string) =>
  `${(shown.until.getTime() / 1000).toString(36)}~${shown.sessionId}~${signatureOf(shown, secret)}`

/** A ticket's parts, or nothing for what has not the shape of one. */
export function ticketIn(text: string): PictureTicket | undefined {
  const [, seconds, sessionId, signature] = /^([0-9a-z]{1,8})~([\w-]{16,64})~([0-9a-f]{64})$/.exec(text) ?? []
  if (seconds === undefined || sessionId === undefined || signature === undefined) return undefined
  return { until: new Date(Number.parseInt(seconds, 36) * 1000), sessionId, signature }
}

export const isSigned = (signature: string, shown: Shown, secret: string) => sameHash(signature, signatureOf(shown, secret))

const signatureOf = ({ productCode, memberId, sessionId, until }: Shown, secret: string) =>
  createHmac('sha256', secret)
    .update(JSON.stringify([productCode, memberId, sessionId, until.getTime()]))
    .digest('hex')
