import { and, eq, inArray, lt } from 'drizzle-orm'
import { DAY, DAY_SECONDS } from '../../../src/lib/duration'
import type { Querying, Transaction } from '../../db/open'
import { randomId, sha256 } from '../../lib/hash'
import { staff, staffDevices } from '../../kernel/work/schema'

/** Days a browser is known after a login in it. */
const KNOWN_DAYS = 180

/** People of whom a browser remembers that they logged in there: a pharmacy's desk is shared. */
const KNOWN_PEOPLE = 8
/** Between the tokens of one browser, the newest first; none of them has it. */
const BETWEEN = '.'

const tokensIn = (cookie: string | undefined) => (cookie ? cookie.split(BETWEEN).slice(0, KNOWN_PEOPLE) : [])

/** The token by which a browser knows this person; undefined where they have not logged in there. */
export async function knownDevice(db: Querying, loginName: string, cookie: string | undefined): Promise<string | undefined> {
  const tokens = tokensIn(cookie)
  if (tokens.length === 0) return undefined
  const [known] = await db
    .select({ tokenHash: staffDevices.tokenHash })
    .from(staffDevices)
    .innerJoin(staff, eq(staff.staffId, staffDevices.staffId))
    .where(and(inArray(staffDevices.tokenHash, tokens.map(sha256)), eq(staff.loginName, loginName)))
  return tokens.find((token) => sha256(token) === known?.tokenHash)
}

type Remembering = { staffId: string; known: string | undefined; cookie: string | undefined; now: Date }

/** Gives a browser a new token for who logs in, beside those of its other people; those not used for long are forgotten. */
export async function rememberDevice(tx: Transaction, { staffId, known, cookie, now }: Remembering) {
  const token = randomId(32)
  if (known !== undefined) await tx.delete(staffDevices).where(eq(staffDevices.tokenHash, sha256(known)))
  await tx
    .delete(staffDevices)
    .where(and(eq(staffDevices.staffId, staffId), lt(staffDevices.knownSince, new Date(now.getTime() - KNOWN_DAYS * DAY))))
  await tx.insert(staffDevices).values({ tokenHash: sha256(token), staffId, knownSince: now })
  const others = tokensIn(cookie).filter((one) => one !== known)
  return { token: [token, ...others].slice(0, KNOWN_PEOPLE).join(BETWEEN), seconds: KNOWN_DAYS * DAY_SECONDS }
}

export const forgetDevices = (tx: Transaction, staffId: string) => tx.delete(staffDevices).where(eq(staffDevices.staffId, staffId))
