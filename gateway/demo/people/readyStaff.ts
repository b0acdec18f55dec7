import type { Role } from '../../../counter/contract/workEndpoint'
import type { Db } from '../../db/open'
import { doctors, staff } from '../../tables'
import { and, eq, inArray } from 'drizzle-orm'
import { hashPassword } from '../../kernel/password'
import { inTransaction } from '../../kernel/transaction'
import { newStaff } from '../../modules/staff/newStaff'
import { inClear } from '../../kernel/sealedText'
import { newTotpSecret } from '../../modules/staff/totp'

/** Everybody may read it: it lets in on the machine of a trial alone. */
export const READY_STAFF_PASSWORD = 'Qinghe2026-work'

/** The people of a demonstration's counter, one of each role, and a second pharmacist for what two have to approve. In a trial one can log in as them; the pharmacist acts by himself (`actingStaff.ts`). */
export const READY_STAFF: ReadonlyArray<{ loginName: string; name: string; roles: readonly Role[]; about: string }> = [
  { loginName: 'yaoshi', name: '沈知夏（演示药师）', roles: ['pharmacist'], about: '药师' },
  { loginName: 'yaoshi2', name: '陆远舟（演示药师）', roles: ['pharmacist'], about: '另一位药师，复核' },
  { loginName: 'yisheng', name: '梁景和（演示医生）', roles: ['doctor'], about: '医生' },
  { loginName: 'kefu', name: '苏念（演示客服）', roles: ['clerk'], about: '客服' },
  { loginName: 'yunying', name: '程路（演示运营）', roles: ['operator'], about: '运营，可查看审计日志' },
]

/** What shoppers read of the demonstration's doctors; a registration number like this there is none. */
const PROFILES = {
  yisheng: {
    title: '主治医师（演示）',
    department: '全科',
    registration: '演示-000000-没有真实执业证书',
    intro: '演示医生，不是真实的人。常见病、慢性病的复诊和续方。',
  },
} as const

/** Puts the ready-made people of the counter into a trial or demonstration, once. Any start but a trial lets none of them in. */
export async function seedStaff(db: Db, now: Date): Promise<void> {
  const there = await db.select({ loginName: staff.loginName }).from(staff).where(eq(staff.isDemonstration, true))
  const missing = READY_STAFF.filter(({ loginName }) => !there.some((one) => one.loginName === loginName))
  if (missing.length > 0) await addPeople(db, missing, now)
  await addProfiles(db, now)
}

/** Once: what an operator wrote since stays. */
async function addProfiles(db: Db, now: Date): Promise<void> {
  const people = await db
    .select({ staffId: staff.staffId, loginName: staff.loginName })
    .from(staff)
    .where(and(eq(staff.isDemonstration, true), inArray(staff.loginName, Object.keys(PROFILES))))
  if (people.length === 0) return
  const rows = people.map(({ staffId, loginName }) => ({
    ...{ staffId, ...PROFILES[loginName as keyof typeof PROFILES] },
    ...{ isOnDuty: true, changedAt: now },
  }))
  await db.insert(doctors).values(rows).onConflictDoNothing()
}

async function addPeople(db: Db, missing: typeof READY_STAFF, now: Date): Promise<void> {
  // Hashed before the transaction: it takes a while, and an embedded database serves nobody meanwhile.
  const passwordHash = await hashPassword(READY_STAFF_PASSWORD)
  await inTransaction(db, async (tx) => {
    for (const { loginName, name, roles } of missing)
      await newStaff(tx, { loginName, name, roles, passwordHash, totpSecret: inClear(newTotpSecret()), isDemonstration: true, now })
  })
}
