import { gte, sql } from 'drizzle-orm'
import type { Querying } from '../../db/open'
import { OVERRIDE_WORDS, type OverrideReason } from '../../../src/contract/safety'
import { RULES } from './rules'
import { titleOf } from './findings'
import { safetyCounts } from './schema'

/** A rule as shoppers met it: how often before settling, how often they went on all the same, and why. */
export type RuleFigures = {
  ruleId: string
  title: string
  shown: number
  overridden: number
  reasons: Partial<Record<OverrideReason, number>>
}

/** Below so many showings a share says nothing; the figure is ours. */
const ENOUGH = 10
const TOO_OFTEN = 0.9

/** Rules shown since a day, the most often shown first. */
export async function figuresOfRules(db: Querying, since: string): Promise<RuleFigures[]> {
  const rows = await db
    .select({ ruleId: safetyCounts.ruleId, outcome: safetyCounts.outcome, count: sql<number>`sum(${safetyCounts.count})::int` })
    .from(safetyCounts)
    .where(gte(safetyCounts.day, since))
    .groupBy(safetyCounts.ruleId, safetyCounts.outcome)
  const figures = new Map<string, RuleFigures>()
  for (const { ruleId, outcome, count } of rows) {
    const rule = RULES.find(({ id }) => id === ruleId)
    const one = figures.get(ruleId) ?? { ruleId, title: rule ? titleOf(rule) : '已删除的规则', shown: 0, overridden: 0, reasons: {} }
    figures.set(ruleId, counted(one, outcome, count))
  }
  return [...figures.values()].sort((left, right) => right.shown - left.shown || left.ruleId.localeCompare(right.ruleId))
}

const counted = (one: RuleFigures, outcome: 'shown' | OverrideReason, count: number): RuleFigures =>
  outcome === 'shown'
    ? { ...one, shown: one.shown + count }
    : { ...one, overridden: one.overridden + count, reasons: { ...one.reasons, [outcome]: count } }

/** Rules that shoppers override in more than nine of ten cases: a pharmacist looks whether they are right. */
export const doubtfulRules = (figures: readonly RuleFigures[]) =>
  figures.filter(({ shown, overridden }) => shown >= ENOUGH && overridden / shown > TOO_OFTEN)

const reasonsText = ({ reasons }: RuleFigures) =>
  Object.entries(reasons)
    .map(([reason, count]) => `${OVERRIDE_WORDS[reason as OverrideReason]} ${count}`)
    .join('，')

const lineOf = (one: RuleFigures) => [one.ruleId, one.title, String(one.shown), String(one.overridden), reasonsText(one)]

/** The report as text; `draw` makes columns of lines. */
export function safetyReportText(
  figures: readonly RuleFigures[],
  draw: (table: { headings: string[]; rows: string[][] }) => string,
): string {
  const doubtful = doubtfulRules(figures)
  const headings = ['规则', '提醒', '出现', '照常结算', '原因']
  return [
    figures.length > 0 ? draw({ headings, rows: figures.map(lineOf) }) : '这段时间没有出现过提醒',
    doubtful.length > 0
      ? `十次里有九次以上照常结算，请药师看规则是否合适：\n${draw({ headings, rows: doubtful.map(lineOf) })}`
      : '没有十次里九次以上被略过的规则',
  ].join('\n\n')
}
