import { and, eq } from 'drizzle-orm'
import type { Db } from '../../db/open'
import { pushClients } from './schema'

type Device = { deviceId: string; memberId: string }
type Registering = Device & { clientId: string; provider: string; now: Date }

/** Registers where a device takes notifications; it takes those of the member who registered it last. */
export async function registerClient(db: Db, { deviceId, memberId, clientId, provider, now }: Registering): Promise<void> {
  const here = { memberId, clientId, provider, at: now }
  await db
    .insert(pushClients)
    .values({ deviceId, ...here })
    .onConflictDoUpdate({ target: pushClients.deviceId, set: here })
}

/** Ends the notifications of this member on a device; where there are none it is no error. */
export async function unregisterClient(db: Db, { deviceId, memberId }: Device): Promise<void> {
  await db.delete(pushClients).where(and(eq(pushClients.deviceId, deviceId), eq(pushClients.memberId, memberId)))
}
