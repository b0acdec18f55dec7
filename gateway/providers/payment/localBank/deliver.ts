import type { Db } from '../../../db/open'
import { markDelivered, nextDue } from './books'
import { signatureHeaders } from './signature'

/** Asks an address like `fetch` does; tests put the app itself here. */
export type Post = (
  url: string,
  init: { method: 'POST'; headers: Record<string, string>; body: string; signal: AbortSignal },
) => Promise<{ ok: boolean }>

type Delivering = { db: Db; secret: string; post: Post; now: () => Date }

/** Milliseconds the shop has to take a notification. */
const TIMEOUT_MS = 10_000

/** Delivers webhooks: every notification that is due. One the shop does not accept is retried with backoff. */
export async function deliver({ db, secret, post, now }: Delivering): Promise<void> {
  for (;;) {
    const notice = await nextDue(db, now())
    if (notice === undefined) return
    if (notice === 'taken by another') continue
    const body = JSON.stringify(notice.body)
    const headers = { 'Content-Type': 'application/json', ...signatureHeaders(secret, body, now()) }
    const isTaken = await post(notice.notifyUrl, { method: 'POST', headers, body, signal: AbortSignal.timeout(TIMEOUT_MS) }).then(
      ({ ok }) => ok,
      () => false,
    )
    if (isTaken) await markDelivered(db, notice, now())
  }
}
