import { and, asc, eq, isNull, sql } from 'drizzle-orm'
import { LOGIN_NAME } from '../../../counter/contract/staff'
import { ROLE_NAMES, type Role } from '../../../counter/contract/workEndpoint'
import { shopTime } from '../../../src/lib/time'
import type { Db, Transaction } from '../../db/open'
import { staff, staffRoles, staffSessions } from '../../kernel/work/schema'
import { randomId } from '../../lib/hash'
import type { KeyRing } from '../../lib/keyRing'
import { inTransaction } from '../../kernel/transaction'
import { recordAudit } from '../../kernel/work/recordAudit'
import type { Changes } from '../../kernel/work/workContext'
import { freshCredentials } from './credentials'
import { forgetTries, rolesOf } from './logIn'
import { newStaff } from './newStaff'

type Done = { command: string; staffId: string; now: Date; changes?: Changes }
const audited = (tx: Transaction, { command, staffId, now, changes }: Done) =>
  recordAudit(tx, {
    now,
    by: undefined,
    endpoint: { line: `staff ${command}`, title: `命令 staff ${command}` },
    record: `staff:${staffId}`,
    address: 'cli',
    changes,
  })

type Keys = { /** What encrypts the secret at once (`freshCredentials`). */ ring?: KeyRing | undefined }
type Adding = Keys & { loginName: string; name: string; roles: readonly Role[]; now: Date }

export async function addStaff(db: Db, { loginName, ring, ...own }: Adding) {
  if (!LOGIN_NAME.test(loginName)) throw new Error('登录名应为 2 到 32 位字母、数字、点、横线或下划线。')
  const staffId = randomId()
  const { told, kept } = await freshCredentials({ staffId, loginName, ring })
  await inTransaction(db, async (tx) => {
    if ((await newStaff(tx, { staffId, loginName, ...own, ...kept })) === undefined) throw new Error(`登录名 ${loginName} 已经有人用了。`)
    await audited(tx, { command: 'add', staffId, now: own.now, changes: { roles: { from: null, to: own.roles } } })
  })
  return told
}

type Naming = { loginName: string; now: Date }
const open = (loginName: string) => and(eq(staff.loginName, loginName), isNull(staff.closedAt))

const unknown = ({ loginName }: Pick<Naming, 'loginName'>) => new Error(`没有登录名为 ${loginName} 的账号，或者已经停用。`)

/** Changes an account and ends its sessions; fails where there is none of that name. */
async function change(tx: Transaction, { loginName }: Naming, set: Partial<typeof staff.$inferInsert>): Promise<string> {
  const [found] = await tx.update(staff).set(set).where(open(loginName)).returning({ staffId: staff.staffId })
  if (!found) throw unknown({ loginName })
  await tx.delete(staffSessions).where(eq(staffSessions.staffId, found.staffId))
  return found.staffId
}

export async function resetStaff(db: Db, { ring, ...naming }: Naming & Keys) {
  const [found] = await db.select({ staffId: staff.staffId }).from(staff).where(open(naming.loginName))
  if (!found) throw unknown(naming)
  const { told, kept } = await freshCredentials({ ...found, ...naming, ring })
  await inTransaction(db, async (tx) => {
    const staffId = await change(tx, naming, { ...kept, totpStep: 0 })
    await forgetTries(tx, { staffId, loginName: naming.loginName })
    await audited(tx, { command: 'reset', staffId, now: naming.now })
  })
  return told
}

export const closeStaff = (db: Db, naming: Naming) =>
  inTransaction(db, async (tx) =>
    audited(tx, { command: 'close', staffId: await change(tx, naming, { closedAt: naming.now }), now: naming.now }),
  )

export const setRoles = (db: Db, { roles, ...naming }: Naming & { roles: readonly Role[] }) =>
  inTransaction(db, async (tx) => {
    const staffId = await change(tx, naming, { loginName: naming.loginName })
    const before = await rolesOf(tx, staffId)
    await tx.delete(staffRoles).where(eq(staffRoles.staffId, staffId))
    await tx.insert(staffRoles).values(roles.map((role) => ({ staffId, role })))
    await audited(tx, { command: 'roles', staffId, now: naming.now, changes: { roles: { from: before, to: roles } } })
  })

export async function listStaff(db: Db): Promise<{ headings: string[]; rows: string[][] }> {
  const people = await db
    .select({ staff, roles: sql<string>`coalesce(string_agg(${staffRoles.role}, ',' order by ${staffRoles.role}), '')` })
    .from(staff)
    .leftJoin(staffRoles, eq(staffRoles.staffId, staff.staffId))
    .groupBy(staff.staffId)
    .orderBy(asc(staff.loginName))
  const rows = people.map(({ staff: { loginName, name, createdAt, lockedAt, closedAt }, roles }) => [
    loginName,
    name,
    roles
      .split(',')
      .map((role) => ROLE_NAMES[role as Role])
      .join('、'),
    shopTime(createdAt),
    closedAt ? `${shopTime(closedAt)} 停用` : lockedAt ? `${shopTime(lockedAt)} 锁定` : '',
  ])
  return { headings: ['登录名', '姓名', '角色', '开通', '锁定或停用'], rows }
}
