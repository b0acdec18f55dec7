import * as z from 'zod/mini'
import { Notifications } from '../../db/notifications'
import { randomId } from '../../lib/hash'
import type { Live, Told } from './live'

const CHANNEL = 'qinghe_live'

const Id = z.string()
const Payload = z.object({
  /** The gateway that tells, which has heard it already. */
  from: Id,
  told: z.discriminatedUnion('kind', [
    z.object({ kind: z.literal('conversation'), conversationId: Id }),
    z.object({ kind: z.literal('queue') }),
    z.object({ kind: z.literal('sessions') }),
    z.object({
      kind: z.literal('typing'),
      conversationId: Id,
      by: z.union([z.object({ memberId: Id }), z.object({ staffId: Id })]),
    }),
  ]),
})

/** Tells the other gateways on a PostgreSQL what this one is told, and this one what they are. After a break everybody looks again. */
export function joinGateways(live: Live, databaseUrl: string): { close: () => Promise<void> } {
  const from = randomId()
  const notifications = new Notifications({
    ...{ databaseUrl, channel: CHANNEL },
    heard: (payload) => {
      const read = payloadOf(payload)
      if (read && read.from !== from) live.heard(read.told)
    },
    connected: () => live.heard({ kind: 'all' }),
  })
  live.sendBy((told: Told) => notifications.notify(JSON.stringify({ from, told })))
  return {
    close: () => {
      live.sendBy(undefined)
      return notifications.close()
    },
  }
}

/** What a gateway of a later release says besides is not understood here and is passed over. */
function payloadOf(text: string): z.infer<typeof Payload> | undefined {
  try {
    return Payload.safeParse(JSON.parse(text)).data
  } catch {
    return undefined
  }
}
