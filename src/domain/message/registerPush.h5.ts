import { write } from '@/api/write'
import { push } from '@/contract/push'
import { pushClient } from '@/platform/pushClient'

const registered = new Set<string>()

/** Tells the gateway where this app takes the member's notifications, once a visit. */
export async function registerPush(userId: string) {
  if (registered.has(userId)) return
  registered.add(userId)
  try {
    const client = await pushClient()
    if (client) await write(push.register, { body: client })
  } catch {
    // The next tab tries again; messages stand in the shop meanwhile.
    registered.delete(userId)
  }
}
