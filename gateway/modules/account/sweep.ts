import { lt } from 'drizzle-orm'
import { DAY } from '../../../src/lib/duration'
import type { Db } from '../../db/open'
import { alarms, rateCounts, rateWindows, sessions } from '../../kernel/schema'
import { knownDevices, smsCodes, smsTickets } from '../captcha/schema'
import { loginKeys, loginNonces, proofs, thirdPartyWaiting } from './schema'
import { KNOWN_DEVICE_TTL_MS } from '../captcha/knownDevices'

/** Retention of alarms. */
const ALARMS_FOR = 90 * DAY

/** Throws away what has expired. Codes and counters stay two days, for the limits of a day look at them. */
export async function sweepAccounts(db: Db, now: Date) {
  const before = new Date(now.getTime() - 2 * DAY)
  await db.delete(sessions).where(lt(sessions.expiresAt, now))
  await db.delete(smsTickets).where(lt(smsTickets.expiresAt, now))
  await db.delete(loginKeys).where(lt(loginKeys.expiresAt, now))
  await db.delete(loginNonces).where(lt(loginNonces.expiresAt, now))
  await db.delete(proofs).where(lt(proofs.expiresAt, now))
  await db.delete(thirdPartyWaiting).where(lt(thirdPartyWaiting.expiresAt, now))
  await db.delete(smsCodes).where(lt(smsCodes.sentAt, before))
  await db.delete(knownDevices).where(lt(knownDevices.loggedInAt, new Date(now.getTime() - KNOWN_DEVICE_TTL_MS)))
  await db.delete(alarms).where(lt(alarms.at, new Date(now.getTime() - ALARMS_FOR)))
  await db.delete(rateWindows).where(lt(rateWindows.expiresAt, now))
  await db.delete(rateCounts).where(lt(rateCounts.windowStart, before))
}
