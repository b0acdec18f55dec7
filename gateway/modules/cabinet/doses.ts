import { and, eq, gte } from 'drizzle-orm'
import type { CabinetDose } from '../../../src/contract/cabinet'
import { dayBefore, shopDate } from '../../../src/lib/time'
import type { Querying, Transaction } from '../../db/open'
import { HttpError } from '../../lib/httpError'
import type { KeyRing } from '../../lib/keyRing'
import { lockMember } from '../../kernel/lockMember'
import { isTakenOn, isUsableOn } from './estimate'
import { contentOf, medicinesOf, ownMedicine, type MedicineRow } from './medicines'
import { cabinetDoses } from './schema'

type Asked = { ring: KeyRing; memberId: string; now: Date }

/** Every dose of today in the order of the day, with its tick. */
export async function dosesOf(db: Querying, rows: readonly MedicineRow[], { ring, memberId, now }: Asked): Promise<CabinetDose[]> {
  const today = shopDate(now)
  const ticks = await db
    .select()
    .from(cabinetDoses)
    .where(and(eq(cabinetDoses.memberId, memberId), eq(cabinetDoses.day, today)))
  const taken = new Map(ticks.map(({ medicineId, time, takenAt }) => [`${medicineId} ${time}`, takenAt.toISOString()]))
  return rows
    .flatMap((row) => {
      const content = contentOf(ring, row)
      if (!isUsableOn(row, today) || !isTakenOn(content, today)) return []
      return (content.plan?.times ?? []).map(({ moment, time }) => ({
        ...{ medicineId: row.id, moment, time },
        takenAt: taken.get(`${row.id} ${time}`) ?? null,
      }))
    })
    .sort((left, right) => left.time.localeCompare(right.time))
}

/** How many medicines there are, and how many doses of today are not ticked. */
export async function countCabinet(db: Querying, asked: Asked): Promise<{ medicines: number; toTake: number; taken: number }> {
  const rows = await medicinesOf(db, asked.memberId)
  if (rows.length === 0) return { medicines: 0, toTake: 0, taken: 0 }
  const doses = await dosesOf(db, rows, asked)
  const taken = doses.filter(({ takenAt }) => takenAt !== null).length
  return { medicines: rows.length, toTake: doses.length - taken, taken }
}

type Tick = { id: string; day: string; time: string; isTaken: boolean }

/** Ticks a dose, or takes the tick back. Yesterday's counts: who takes one at bedtime may say so after midnight. */
export async function tickDose(tx: Transaction, { id, day, time, isTaken }: Tick, { ring, memberId, now }: Asked): Promise<void> {
  const today = shopDate(now)
  if (day !== today && day !== dayBefore(today)) throw new HttpError(409, 'DAY_OVER', '只能给今天和昨天的药打勾')
  await lockMember(tx, memberId)
  const row = await ownMedicine(tx, memberId, id)
  if (!isTaken) {
    await tx.delete(cabinetDoses).where(and(eq(cabinetDoses.medicineId, id), eq(cabinetDoses.day, day), eq(cabinetDoses.time, time)))
    return
  }
  if (!contentOf(ring, row).plan?.times.some((one) => one.time === time))
    throw new HttpError(409, 'NOT_PLANNED', '用药时间改过了，请看看最新的再打勾')
  await tx.insert(cabinetDoses).values({ memberId, medicineId: id, day, time, takenAt: now }).onConflictDoNothing()
}

/** Doses of some of a member's medicines that were ticked since a day, as `id day time`. */
export async function ticksSince(db: Querying, memberId: string, day: string): Promise<ReadonlySet<string>> {
  const rows = await db
    .select()
    .from(cabinetDoses)
    .where(and(eq(cabinetDoses.memberId, memberId), gte(cabinetDoses.day, day)))
  return new Set(rows.map((row) => `${row.medicineId} ${row.day} ${row.time}`))
}
