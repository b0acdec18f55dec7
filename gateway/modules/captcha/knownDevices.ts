import { and, eq, gt, ne } from 'drizzle-orm'
import type { Querying } from '../../db/open'
import { knownDevices } from '../../db/schema'
import { sha256 } from '../../kernel/hash'
import { markOf } from '../../kernel/marks'
import { NO_DEVICE } from '../../kernel/mount'

/** How long a device stays known after its last login. */
export const KNOWN_FOR = 180 * 24 * 3600_000

type Device = { phone: string; deviceId: string; now: Date }

/**
 * Whether a device logged in with this phone in the last half year. Such a device has limits of its own: what strangers guess or ask
 * for is counted elsewhere. It is found by a mark of the phone, without looking for a member, so that a phone with an account takes as
 * long as one without. A device's name is 128 random bits that only it knows; all zeros are nobody's name.
 */
export async function isKnownDevice(db: Querying, { phone, deviceId, now }: Device): Promise<boolean> {
  const phoneMark = await markOf(db, phone)
  const since = new Date(now.getTime() - KNOWN_FOR)
  const own = and(eq(knownDevices.phoneMark, phoneMark), eq(knownDevices.deviceHash, sha256(deviceId)))
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
    .values({ phoneMark: await markOf(tx, phone), deviceHash: sha256(deviceId), loggedInAt: now })
    .onConflictDoUpdate({ target: [knownDevices.phoneMark, knownDevices.deviceHash], set: { loggedInAt: now } })
}

/** Makes devices of a phone strangers again: one that was logged out from elsewhere, all but one, or all, as when the password was reset. */
export async function forgetDevices(tx: Querying, phone: string, which: { only?: string; except?: string } = {}) {
  const { only, except } = which
  await tx
    .delete(knownDevices)
    .where(
      and(
        eq(knownDevices.phoneMark, await markOf(tx, phone)),
        only === undefined ? undefined : eq(knownDevices.deviceHash, sha256(only)),
        except === undefined ? undefined : ne(knownDevices.deviceHash, sha256(except)),
      ),
    )
}
