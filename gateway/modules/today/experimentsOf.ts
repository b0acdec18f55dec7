import { and, desc, eq } from 'drizzle-orm'
import type { Experiments, Variant } from '../../../counter/contract/today'
import { DAY } from '../../../src/lib/duration'
import type { Db } from '../../db/open'
import { settingOf } from '../../kernel/settings'
import { experimentsSetting, type Experiment } from '../abTest/experiments'
import { exposuresOf, type Exposure } from '../analytics/exposuresOf'
import { changes } from '../change/schema'

const DAYS = 30

/** The shop's experiments, and what visits that saw a variant came to: counted since weights last changed, for before that other devices saw it. */
export async function experimentsOf(db: Db, now: Date): Promise<Experiments> {
  const experiments = (await settingOf(db, experimentsSetting)) ?? []
  const [begin, changed] = [new Date(now.getTime() - DAYS * DAY), await lastChange(db)]
  const isSinceChange = changed !== undefined && changed > begin
  const from = isSinceChange ? changed : begin
  const exposures = await exposuresOf(db, { from, to: now })
  return {
    experiments: experiments.map(({ key, variants }) => ({ key, variants: figuresOf({ key, variants }, exposures) })),
    from: from.toISOString(),
    isSinceChange,
  }
}

function figuresOf({ key, variants }: Experiment, exposures: readonly Exposure[]): Variant[] {
  const whole = variants.reduce((sum, { weight }) => sum + weight, 0)
  return variants.map(({ name, weight }) => {
    const { count = 0, paid = 0, reported = 0 } = exposures.find((one) => one.name === `${key}:${name}`) ?? {}
    return { name, share: weight / whole, seen: count, paid, reported }
  })
}

async function lastChange(db: Db): Promise<Date | undefined> {
  const own = and(eq(changes.subject, 'setting'), eq(changes.subjectId, experimentsSetting.key))
  const [row] = await db.select({ at: changes.at }).from(changes).where(own).orderBy(desc(changes.nth)).limit(1)
  return row?.at
}
