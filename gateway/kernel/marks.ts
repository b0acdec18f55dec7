import { eq } from 'drizzle-orm'
import { NO_DEVICE } from '../../src/lib/noDevice'
import type { Querying } from '../db/open'
import { hmacOf } from './hmac'
import { sessions } from './schema'

/** What a call is recognized by where somebody may act twice: HMACs, so that they name nothing; a device that does not say which it is counts as none. */
export type Marks = { deviceHash: string | null; networkHash: string }

export const marksOf = async (db: Querying, { deviceId, address }: { deviceId: string; address: string }): Promise<Marks> => ({
  deviceHash: await deviceHashOf(db, deviceId),
  networkHash: await hmacOf(db, `network ${address}`),
})

const deviceHashOf = async (db: Querying, deviceId: string) => (deviceId === NO_DEVICE ? null : await hmacOf(db, `device ${deviceId}`))

/** The devices on which a member has been. */
export async function deviceHashesOf(db: Querying, memberId: string): Promise<Set<string>> {
  const own = await db.selectDistinct({ deviceId: sessions.deviceId }).from(sessions).where(eq(sessions.memberId, memberId))
  const hashes = new Set<string>()
  for (const { deviceId } of own) {
    const hash = await deviceHashOf(db, deviceId)
    if (hash !== null) hashes.add(hash)
  }
  return hashes
}
