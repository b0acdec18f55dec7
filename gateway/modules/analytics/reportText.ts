import { shopDate } from '../../../src/lib/time'
import type { Report } from './reportOf'

type Table = { headings: string[]; rows: string[][] }
/** Draws a table; the command passes the one of `scripts/lists`. */
type Draw = (table: Table) => string

const shareOf = (part: number, whole: number) => (whole === 0 ? '-' : `${((part / whole) * 100).toFixed(1)}%`)
const count = (counted: Array<{ name: string; count: number }>) => counted.map(({ name, count }) => [name, String(count)])

/** The report for a person to read: what came, where people went, how far they got, what went wrong and how long it took. */
export function reportText(report: Report, { from, to, draw }: { from: Date; to: Date; draw: Draw }): string {
  const { visits, views, taps, origins, funnel, errors, timings, exposures } = report
  const part = (title: string, headings: string[], rows: string[][]) =>
    `${title}\n${rows.length === 0 ? '（没有）' : draw({ headings, rows })}`
  const steps = funnel.map(({ name, count }, place) => [
    name,
    String(count),
    shareOf(count, funnel[0]?.count ?? 0),
    place === 0 ? '-' : shareOf(count, funnel[place - 1]?.count ?? 0),
  ])
  return [
    `${shopDate(from)} 至 ${shopDate(to)}，访问 ${visits} 次（只含同意统计的访问）`,
    part('页面浏览', ['页面', '次数'], count(views)),
    part('来源（agentfrom）', ['来源', '访问数'], count(origins)),
    part('从商品到付款', ['步骤', '访问数', '占第一步', '占上一步'], steps),
    part('按钮', ['按钮', '次数'], count(taps)),
    part(
      '错误',
      ['错误', '页面', '次数', '访问数'],
      errors.map((one) => [one.name, one.route, String(one.count), String(one.visits)]),
    ),
    part(
      '耗时（毫秒）',
      ['页面', '什么', '样本', 'p50', 'p75', 'p95'],
      timings.map(({ route, name, ...of }) => [route, name, String(of.count), String(of.p50), String(of.p75), String(of.p95)]),
    ),
    part(
      'A/B 实验',
      ['实验与方案', '访问数', '其中付款'],
      exposures.map(({ name, count, paid }) => [name, String(count), `${paid} (${shareOf(paid, count)})`]),
    ),
  ].join('\n\n')
}
