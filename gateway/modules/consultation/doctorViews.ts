import { and, eq, exists, inArray, isNotNull, isNull, or, sql } from 'drizzle-orm'
import { type Doctor } from '../../../src/contract/consultationForm'
import { ConsultationState } from '../../../src/contract/consultationView'
import type { Querying } from '../../db/open'
import { databasePurpose } from '../../db/schema'
import { staff, staffRoles } from '../../kernel/work/schema'
import { nameForShopper } from '../staff/nameForShopper'
import { consultations, doctors } from './schema'

type DoctorRow = { doctor: typeof doctors.$inferSelect; person: typeof staff.$inferSelect }

/** Who may act where: a demonstration's people in the data of a demonstration alone. */
const mayAct = (db: Querying) =>
  or(
    eq(staff.isDemonstration, false),
    exists(
      db
        .select({ one: sql`1` })
        .from(databasePurpose)
        .where(eq(databasePurpose.purpose, 'demonstration')),
    ),
  )

/** Doctors with a profile whose accounts are open: who shoppers may be told of. */
const rowsOf = (db: Querying): Promise<DoctorRow[]> =>
  db
    .select({ doctor: doctors, person: staff })
    .from(doctors)
    .innerJoin(staff, eq(staff.staffId, doctors.staffId))
    .innerJoin(staffRoles, and(eq(staffRoles.staffId, staff.staffId), eq(staffRoles.role, 'doctor')))
    .where(and(isNull(staff.closedAt), isNull(staff.lockedAt), mayAct(db)))

/** For each doctor, consultations that wait for them, or that they are in. */
export async function loadsOf(db: Querying): Promise<ReadonlyMap<string, number>> {
  const whose = sql<string>`coalesce(${consultations.doctorId}, ${consultations.chosenDoctor})`
  const open = inArray(consultations.state, [ConsultationState.waiting, ConsultationState.talking])
  const rows = await db
    .select({ whose, load: sql<number>`count(*)::int` })
    .from(consultations)
    .where(and(open, or(isNotNull(consultations.doctorId), isNotNull(consultations.chosenDoctor))))
    .groupBy(whose)
  return new Map(rows.map((row) => [row.whose, row.load]))
}

const viewOf = ({ doctor, person }: DoctorRow, load: number): Doctor => ({
  doctorId: doctor.staffId,
  name: nameForShopper(person),
  title: doctor.title,
  department: doctor.department,
  registration: doctor.registration,
  intro: doctor.intro,
  isOnDuty: doctor.isOnDuty,
  load,
})

const byName = new Intl.Collator('zh-CN')

/** Doctors of a department, or all: on duty first, then who has least to do, then by name. */
export async function findDoctors(db: Querying, department?: string): Promise<Doctor[]> {
  const loads = await loadsOf(db)
  const all = (await rowsOf(db)).map((row) => viewOf(row, loads.get(row.doctor.staffId) ?? 0))
  return all
    .filter((one) => department === undefined || department === '' || one.department === department)
    .sort((one, other) => Number(other.isOnDuty) - Number(one.isOnDuty) || one.load - other.load || byName.compare(one.name, other.name))
}

/** What a list shows of the doctors of these ids, whether they still take patients or not. */
export async function doctorsNamed(db: Querying, ids: readonly string[]) {
  if (ids.length === 0) return new Map<string, { doctorId: string; name: string; title: string; department: string }>()
  const rows = await db
    .select({ person: staff, title: doctors.title, department: doctors.department })
    .from(staff)
    .leftJoin(doctors, eq(doctors.staffId, staff.staffId))
    .where(inArray(staff.staffId, [...ids]))
  return new Map(
    rows.map(({ person, title, department }) => [
      person.staffId,
      { doctorId: person.staffId, name: nameForShopper(person), title: title ?? '', department: department ?? '' },
    ]),
  )
}
