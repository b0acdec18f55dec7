import { desc, eq, inArray } from 'drizzle-orm'
import type { LeftMessage, Website } from '../../../src/contract/chat'
import { DAY_SECONDS } from '../../../src/lib/duration'
import { NO_DEVICE } from '../../../src/lib/noDevice'
import type { Querying, Transaction } from '../../db/open'
import { callerOf } from '../../kernel/callerOf'
import { randomId } from '../../lib/hash'
import { HttpError } from '../../lib/httpError'
import type { KeyRing } from '../../lib/keyRing'
import { paged } from '../../lib/paged'
import { enforceRateLimit } from '../../kernel/rateLimit'
import { openContent, sealContent } from '../../kernel/sealedContent'
import { staff } from '../../kernel/work/schema'
import { nameForShopper } from '../staff/nameForShopper'
import type { LeftContent } from './content'
import { leftMessages } from './schema'

/** Messages that one caller leaves in a day, and everybody at one address; the figures are ours. */
const MAX_A_DAY = 10
const MAX_OF_PLACE = 100

type LeftRow = typeof leftMessages.$inferSelect
type Leaving = { ring: KeyRing; memberId: string | undefined; website: Website; text: string; phone: string | undefined; now: Date }

/** Leaves a message. A visitor cannot be answered without a telephone. */
export async function leaveMessage(tx: Transaction, { ring, memberId, website, text, phone, now }: Leaving): Promise<LeftMessage> {
  if (memberId === undefined && phone === undefined) throw new HttpError(400, 'INVALID', '请留下手机号，方便我们回复您', { field: 'phone' })
  const id = randomId()
  const content: LeftContent = { text, phone: phone ?? null, answer: null }
  const row = { id, memberId: memberId ?? null, website, at: now, ...sealContent(ring, leftMessages, id, content) }
  await tx.insert(leftMessages).values(row)
  return { id, website, text, at: now.toISOString(), answer: null }
}

type Caller = { memberId: string | undefined; deviceId: string; address: string }

export async function countLeft(db: Querying, { memberId, deviceId, address }: Caller, now: Date): Promise<void> {
  const message = '今天的留言已经很多了，请明天再试，或打电话联系我们'
  const limit = { seconds: DAY_SECONDS, message }
  // The address bounds how many names a caller can invent.
  if (memberId === undefined)
    await enforceRateLimit(db, { bucket: `left:${callerOf({ deviceId: NO_DEVICE, address })}`, max: MAX_OF_PLACE, ...limit }, now)
  await enforceRateLimit(db, { bucket: `left:${memberId ?? callerOf({ deviceId, address })}`, max: MAX_A_DAY, ...limit }, now)
}

export const openedLeft = (ring: KeyRing, row: LeftRow) => openContent(ring, leftMessages, row) as LeftContent

type Listing = { ring: KeyRing; memberId: string; page: number; size: number }

/** What a member has left, the latest first. */
export async function leftOf(db: Querying, { ring, memberId, page, size }: Listing) {
  const own = eq(leftMessages.memberId, memberId)
  const hits = await db.$count(leftMessages, own)
  const rows = await db
    .select()
    .from(leftMessages)
    .where(own)
    .orderBy(desc(leftMessages.at), desc(leftMessages.id))
    .limit(size)
    .offset((page - 1) * size)
  const names = await namesOf(db, rows)
  const results = rows.map((row) => leftView(row, openedLeft(ring, row), names))
  return paged(results, { page, size, hits })
}

function leftView(row: LeftRow, { text, answer }: LeftContent, names: ReadonlyMap<string, string>): LeftMessage {
  const { id, website, at, answeredAt, answeredBy } = row
  const by = names.get(answeredBy ?? '') ?? '客服'
  return {
    id,
    website,
    text,
    at: at.toISOString(),
    answer: answeredAt && answer !== null ? { text: answer, at: answeredAt.toISOString(), by } : null,
  }
}

async function namesOf(db: Querying, rows: readonly LeftRow[]): Promise<Map<string, string>> {
  const ids = [...new Set(rows.flatMap(({ answeredBy }) => answeredBy ?? []))]
  if (ids.length === 0) return new Map()
  const found = await db.select().from(staff).where(inArray(staff.staffId, ids))
  return new Map(found.map((one) => [one.staffId, nameForShopper(one)]))
}
