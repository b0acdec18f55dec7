import { and, eq, lt } from 'drizzle-orm'
import { DAY, DAY_SECONDS } from '../../../src/lib/duration'
import type { Querying, Transaction } from '../../db/open'
import { randomId, sha256 } from '../../kernel/hash'
import { staff, staffDevices } from '../../kernel/work/schema'

/** Days a browser is known after a login in it. */
const KNOWN_DAYS = 180

/** The hash of the token of a browser in which this person has logged in; undefined where it is another's or none. */
export async function knownDevice(db: Querying, loginName: string, token: string | undefined): Promise<string | undefined> {
  if (!token) return undefined
  const [known] = await db
    .select({ tokenHash: staffDevices.tokenHash })
    .from(staffDevices)
    .innerJoin(staff, eq(staff.staffId, staffDevices.staffId))
    .where(and(eq(staffDevices.tokenHash, sha256(token)), eq(staff.loginName, loginName)))
  return known?.tokenHash
}

/** Gives a browser a new name at each login; those not used for long are forgotten. */
export async function rememberDevice(tx: Transaction, { staffId, known, now }: { staffId: string; known: string | undefined; now: Date }) {
  const token = randomId(32)
  if (known !== undefined) await tx.delete(staffDevices).where(eq(staffDevices.tokenHash, known))
  await tx
    .delete(staffDevices)
    .where(and(eq(staffDevices.staffId, staffId), lt(staffDevices.knownSince, new Date(now.getTime() - KNOWN_DAYS * DAY))))
  await tx.insert(staffDevices).values({ tokenHash: sha256(token), staffId, knownSince: now })
  return { token, seconds: KNOWN_DAYS * DAY_SECONDS }
}

export const forgetDevices = (tx: Transaction, staffId: string) => tx.delete(staffDevices).where(eq(staffDevices.staffId, staffId))
