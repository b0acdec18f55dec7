import { and, eq } from 'drizzle-orm'
import type { GrowthWay } from '../../../src/contract/level'
import type { Querying, Transaction } from '../../db/open'
import { HttpError, notFound } from '../../lib/httpError'
import type { KeyRing } from '../../lib/keyRing'
import { lockMember } from '../../kernel/lockMember'
import { give } from '../ledger/enter'
import { ledgerEntries } from '../ledger/schema'
import { patientsOfMember } from '../patient/patientBook'
import { contentOfPatient } from '../patient/storedPatient'

type Asked = { memberId: string; ring: KeyRing }

/** What a complete health profile gives, once. */
const PROFILE_GROWTH = 50
const PROFILE = 'profile'

/** How growth comes: by what is bought, and once by a health profile. */
export async function waysOf(db: Querying, asked: Asked): Promise<GrowthWay[]> {
  const status = (await hasReceived(db, asked.memberId)) ? 'received' : (await hasProfile(db, asked)) ? 'completed' : 'open'
  return [
    { id: 'order', title: '购物', text: '每消费 1 元得 1 成长值，处方药除外', status: 'open' },
    { id: PROFILE, title: '完善健康档案', text: `填好一位用药人的健康信息，得 ${PROFILE_GROWTH} 成长值`, status },
  ]
}

/** Gives the growth of a way that is completed, once. */
export async function receiveGrowth(tx: Transaction, { id, now, ...asked }: Asked & { id: string; now: Date }) {
  if (id !== PROFILE) throw notFound('这项成长值')
  const { memberId } = asked
  await lockMember(tx, memberId)
  if (await hasReceived(tx, memberId)) throw new HttpError(409, 'RECEIVED', '这项成长值已经领过了')
  if (!(await hasProfile(tx, asked))) throw new HttpError(409, 'WAY_OPEN', '还没有填好健康信息')
  const entry = { amount: PROFILE_GROWTH, reason: 'profile', reference: PROFILE, key: PROFILE, at: now } as const
  await give(tx, { memberId, account: 'growth', ...entry })
  return { growth: PROFILE_GROWTH }
}

/** Whether a patient of this member has answered every question that everybody is asked. */
async function hasProfile(db: Querying, { memberId, ring }: Asked): Promise<boolean> {
  const rows = await patientsOfMember(db, memberId)
  return rows.some((row) => {
    const health = contentOfPatient(ring, row).healthInfo
    return health !== null && health.allergies !== null && health.chronicDiseases !== null && health.liverKidney !== null
  })
}

async function hasReceived(db: Querying, memberId: string): Promise<boolean> {
  const [entry] = await db
    .select({ key: ledgerEntries.key })
    .from(ledgerEntries)
    .where(and(eq(ledgerEntries.memberId, memberId), eq(ledgerEntries.account, 'growth'), eq(ledgerEntries.key, PROFILE)))
  return entry !== undefined
}
