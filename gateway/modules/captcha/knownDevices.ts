import { and, eq, gt, ne } from 'drizzle-orm'
import { DAY } from '../../../src/lib/duration'
import { NO_DEVICE } from '../../../src/lib/noDevice'
import type { Querying } from '../../db/open'
import { knownDevices } from './schema'
import { sha256 } from '../../lib/hash'
import { hmacOf } from '../../kernel/hmac'

/** How long a device stays known after its last login. */
export const KNOWN_DEVICE_TTL_MS = 180 * DAY

type Device = { phone: string; deviceId: string; now: Date }

/**
 * Whether a device logged in with this phone in the last half year. Such a device has limits of its own: what strangers guess or ask
 * for is counted elsewhere. It is found by a mark of the phone, without looking for a member, so that a phone with an account takes as
 * long as one without. A device's name is 128 random bits that only it knows; all zeros are nobody's name.
 */
export async function isKnownDevice(db: Querying, { phone, deviceId, now }: Device): Promise<boolean> {
  const phoneHmac = await hmacOf(db, phone)
  const since = new Date(now.getTime() - KNOWN_DEVICE_TTL_MS)
  const own = and(eq(knownDevices.phoneHmac, phoneHmac), eq(knownDevices.deviceHash, sha256(deviceId)))
  const [known] = await db
    .select({ at: knownDevices.loggedInAt })
    .from(knownDevices)
    .where(and(own, gt(knownDevices.loggedInAt, since)))
  return known !== undefined && deviceId !== NO_DEVICE
}

/** Remembers a device that has just logged in. */
export async function rememberDevice(tx: Querying, { phone, deviceId, now }: Device) {
  if (deviceId === NO_DEVICE) return
  await tx
    .insert(knownDevices)
    .values({ phoneHmac: await hmacOf(tx, phone), deviceHash: sha256(deviceId), loggedInAt: now })
    .onConflictDoUpdate({ target: [knownDevices.phoneHmac, knownDevices.deviceHash], set: { loggedInAt: now } })
}

/** Removes known devices of a phone: one that was logged out remotely, all but one, or all, as after a password reset. */
export async function removeKnownDevices(tx: Querying, phone: string, which: { only?: string; except?: string } = {}) {
  const { only, except } = which
  await tx
    .delete(knownDevices)
    .where(
      and(
        eq(knownDevices.phoneHmac, await hmacOf(tx, phone)),
        only === undefined ? undefined : eq(knownDevices.deviceHash, sha256(only)),
        except === undefined ? undefined : ne(knownDevices.deviceHash, sha256(except)),
      ),
    )
}
