import type { Visits } from '../../contract/today'

/** A list of the report: how it is drawn, and the same figures as `npm run report` prints them. */
export type VisitPart = {
  title: string
  columns: readonly string[]
  rows: ReadonlyArray<{ name: string; /** What its bar is as long as. */ count: number; cells: readonly string[] }>
}

const STEPS: Readonly<Record<string, string>> = { product: '看商品', cart: '加购', order: '下单', paid: '付款' }
const TIMINGS: Readonly<Record<string, string>> = { ready: '打开', seen: '停留', paint: '首图' }

/** 12.5%, - */
const share = (part: number, whole: number) => (whole === 0 ? '-' : `${((part / whole) * 100).toFixed(1)}%`)
const counted = (rows: Visits['pages']) => rows.map(({ name, count }) => ({ name, count, cells: [String(count)] }))

/** The parts of the report by their name. */
export const visitParts = ({ funnel, pages, origins, taps, errors, timings }: Visits): Readonly<Record<string, VisitPart>> => ({
  funnel: {
    ...{ title: '从商品到付款', columns: ['步骤', '访问数', '占第一步', '占上一步'] },
    rows: funnel.map(({ name, count }, place) => {
      const [first, before] = [funnel[0]?.count ?? 0, funnel[place - 1]?.count]
      return {
        name: STEPS[name] ?? name,
        count,
        cells: [String(count), share(count, first), before === undefined ? '-' : share(count, before)],
      }
    }),
  },
  pages: { title: '页面', columns: ['页面', '次数'], rows: counted(pages) },
  origins: { title: '来源', columns: ['来源', '访问数'], rows: counted(origins) },
  taps: { title: '按钮', columns: ['按钮', '次数'], rows: counted(taps) },
  errors: {
    ...{ title: '错误', columns: ['页面与错误', '次数', '访问数'] },
    rows: errors.map(({ name, route, count, visits }) => ({ name: `${route}：${name}`, count, cells: [String(count), String(visits)] })),
  },
  timings: {
    ...{ title: '耗时', columns: ['页面（毫秒）', '样本', 'p50', 'p75', 'p95'] },
    rows: timings.map(({ name, route, count, p50, p75, p95 }) => ({
      ...{ name: `${route} ${TIMINGS[name] ?? name}`, count: p75 },
      cells: [count, p50, p75, p95].map(String),
    })),
  },
})
