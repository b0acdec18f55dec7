import { createHmac, randomBytes } from 'node:crypto'
import { sameHash } from '../../../lib/hash'
import type { WebhookRequest } from '../paymentProvider'

/** Headers a notification travels with. */
const HEADERS = { timestamp: 'X-Bank-Timestamp', nonce: 'X-Bank-Nonce', signature: 'X-Bank-Signature' } as const
/** Seconds a notification's time may be off. */
const MAX_AGE_SECONDS = 300

const hmac = (secret: string, { timestamp, nonce, body }: { timestamp: string; nonce: string; body: string }) =>
  createHmac('sha256', secret).update(`${timestamp}\n${nonce}\n${body}`).digest('hex')

/** The headers that make a body the bank's word: HMAC-SHA256 over time (seconds), nonce and body. */
export function signatureHeaders(secret: string, body: string, now: Date): Record<string, string> {
  const timestamp = String(Math.floor(now.getTime() / 1000))
  const nonce = randomBytes(16).toString('hex')
  return {
    [HEADERS.timestamp]: timestamp,
    [HEADERS.nonce]: nonce,
    [HEADERS.signature]: hmac(secret, { timestamp, nonce, body }),
  }
}

/** Verifies a webhook's signature: whether a body carries the bank's signature and its time is within five minutes. */
export function verifySignature(secret: string, { body, header }: WebhookRequest, now: Date): boolean {
  const [timestamp, nonce, signature] = [header(HEADERS.timestamp), header(HEADERS.nonce), header(HEADERS.signature)]
  if (!signature || !nonce || !timestamp || !/^\d{1,12}$/.test(timestamp)) return false
  if (Math.abs(now.getTime() / 1000 - Number(timestamp)) > MAX_AGE_SECONDS) return false
  return sameHash(signature, hmac(secret, { timestamp, nonce, body }))
}
