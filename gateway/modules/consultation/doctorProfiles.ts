import { and, asc, eq, isNull } from 'drizzle-orm'
import type { z } from 'zod/mini'
import type { DoctorForm, DoctorProfile } from '../../../counter/contract/consultation'
import type { Querying, Transaction } from '../../db/open'
import { HttpError, notFound } from '../../lib/httpError'
import { staff, staffRoles } from '../../kernel/work/schema'
import { loadsOf } from './doctorViews'
import { doctors } from './schema'

/** Everybody with the role of a doctor, with or without what shoppers read of them. */
export async function doctorProfiles(db: Querying, staffId?: string): Promise<DoctorProfile[]> {
  const rows = await db
    .select({ staffId: staff.staffId, name: staff.name, profile: doctors })
    .from(staff)
    .innerJoin(staffRoles, and(eq(staffRoles.staffId, staff.staffId), eq(staffRoles.role, 'doctor')))
    .leftJoin(doctors, eq(doctors.staffId, staff.staffId))
    .where(and(isNull(staff.closedAt), staffId === undefined ? undefined : eq(staff.staffId, staffId)))
    .orderBy(asc(staff.name), asc(staff.staffId))
  const loads = await loadsOf(db)
  return rows.map(({ profile, ...person }) => ({
    ...person,
    profile: profile && { title: profile.title, department: profile.department, registration: profile.registration, intro: profile.intro },
    isOnDuty: profile?.isOnDuty ?? false,
    load: loads.get(person.staffId) ?? 0,
  }))
}

export async function doctorProfile(db: Querying, staffId: string): Promise<DoctorProfile> {
  const [found] = await doctorProfiles(db, staffId)
  if (!found) throw notFound('这位医生')
  return found
}

type Keeping = { staffId: string; form: z.infer<typeof DoctorForm>; now: Date }

/** Says what shoppers read of a doctor. */
export async function keepDoctor(tx: Transaction, { staffId, form, now }: Keeping): Promise<DoctorProfile> {
  await doctorProfile(tx, staffId)
  const row = { ...form, changedAt: now }
  await tx
    .insert(doctors)
    .values({ staffId, ...row })
    .onConflictDoUpdate({ target: doctors.staffId, set: row })
  return doctorProfile(tx, staffId)
}

type Turning = { staffId: string; isOnDuty: boolean; now: Date }

/** Begins or stops taking patients. Throws 409 NO_PROFILE where shoppers would not know whom they talk with. */
export async function turnDuty(tx: Transaction, { staffId, isOnDuty, now }: Turning): Promise<DoctorProfile> {
  const [turned] = await tx
    .update(doctors)
    .set({ isOnDuty, changedAt: now })
    .where(eq(doctors.staffId, staffId))
    .returning({ staffId: doctors.staffId })
  if (!turned) throw new HttpError(409, 'NO_PROFILE', '请先让运营填写您的科室、职称和执业证书编号，才能接诊')
  return doctorProfile(tx, staffId)
}
