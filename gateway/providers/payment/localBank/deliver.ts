import type { Db } from '../../../db/open'
import { markTaken, nextDue } from './books'
import { signed } from './signature'

/** Asks an address like `fetch` does; tests put the app itself here. */
export type Post = (
  url: string,
  init: { method: 'POST'; headers: Record<string, string>; body: string; signal: AbortSignal },
) => Promise<{ ok: boolean }>

type Delivering = { db: Db; secret: string; post: Post; now: () => Date }

/** Milliseconds the shop has to take a notification. */
const PATIENCE = 10_000

/** Sends every notification that is due. One the shop does not take is sent again, later each time. */
export async function deliver({ db, secret, post, now }: Delivering): Promise<void> {
  for (;;) {
    const notice = await nextDue(db, now())
    if (notice === undefined) return
    if (notice === 'taken by another') continue
    const body = JSON.stringify(notice.body)
    const headers = { 'Content-Type': 'application/json', ...signed(secret, body, now()) }
    const isTaken = await post(notice.notifyUrl, { method: 'POST', headers, body, signal: AbortSignal.timeout(PATIENCE) }).then(
      ({ ok }) => ok,
      () => false,
    )
    if (isTaken) await markTaken(db, notice, now())
  }
}
