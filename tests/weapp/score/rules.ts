import type { Measured, Reply } from './measured'
import { mostAtOnce } from './overlap'

/** A rule of WeChat's experience score (rules A2) that is computed on a page. */
export type Rule = {
  name: string
  /** Points of WeChat's score; the three parts of the node rule share theirs. */
  weight: number
  most: number
  unit?: 'ms' | 'KB'
  /** The figure that may be `most`, and no more. */
  of: (page: Measured) => number
  /** What breaks it, by name. */
  offenders?: (page: Measured) => string[]
}

/** Physical pixels of a point on the phones most shoppers have. */
const DENSITY = 3
/** The smaller of the two widths pictures come in (specification 1, section 9): nothing smaller can be asked for, however small it is shown. */
const SMALLEST = 400
const LEAST_TAP = 20
const RATIO = 0.15
const LARGE = 128 * 1024

const calls = ({ replies }: Measured) => replies.filter(({ kind }) => kind === 'call')
const pictures = ({ replies }: Measured) => replies.filter(({ kind }) => kind === 'picture')
const longerThan = (least: number, replies: Reply[]) => replies.filter(({ from, to }) => to - from > least)
const file = (url: string) => url.split('/').pop() ?? url
const counted = (rule: Omit<Rule, 'most' | 'of'> & { offenders: (page: Measured) => string[] }): Rule => ({
  ...rule,
  most: 0,
  of: (page) => rule.offenders(page).length,
})

/** What depends on the machine's pace: reported, and asserted nowhere. */
const TIMES: readonly Rule[] = [
  { name: 'script', weight: 7, most: 1000, unit: 'ms', of: ({ longestTurn }) => longestTurn },
  { name: 'shown', weight: 6, most: 5000, unit: 'ms', of: ({ shownAfter }) => shownAfter },
  { name: 'drawn', weight: 6, most: 500, unit: 'ms', of: ({ drawnAfter }) => drawnAfter },
  { name: 'request', weight: 5, most: 1000, unit: 'ms', of: (page) => Math.max(0, ...calls(page).map(({ from, to }) => to - from)) },
  { name: 'setData/s', weight: 6, most: 20, of: ({ setData }) => setData.mostCallsASecond },
  { name: 'requests', weight: 5, most: 10, of: (page) => mostAtOnce(longerThan(300, calls(page))) },
  { name: 'pictures', weight: 5, most: 20, of: (page) => mostAtOnce(longerThan(100, pictures(page))) },
]

const COUNTS: readonly Rule[] = [
  { name: 'largest', weight: 6, most: 256, unit: 'KB', of: ({ setData }) => setData.mostBytes / 1024 },
  { name: 'nodes', weight: 2, most: 999, of: ({ tree }) => tree.nodes },
  { name: 'depth', weight: 2, most: 29, of: ({ tree }) => tree.depth },
  { name: 'children', weight: 2, most: 60, of: ({ tree }) => tree.mostChildren },
  counted({
    name: 'uncached',
    weight: 4,
    offenders: (page) =>
      pictures(page)
        .filter(({ cached }) => !cached)
        .map(({ url }) => file(url)),
  }),
  counted({
    name: 'too large',
    weight: 4,
    offenders: ({ pictures: shown }) =>
      shown
        .filter(
          ({ natural: [w, h], shown: [width, height] }) => width * height > 0 && w > SMALLEST && w * h > width * height * DENSITY ** 2,
        )
        .map(({ src, natural, shown: size }) => `${file(src)} ${natural.join('×')} in ${size.map(Math.round).join('×')}`),
  }),
  counted({
    name: 'twice',
    weight: 2,
    offenders: (page) => {
      const large = calls(page).filter(({ bytes }) => bytes > LARGE)
      return large.filter(({ url }, place) => large.findIndex((other) => other.url === url) < place).map(({ url }) => file(url))
    },
  }),
  counted({
    name: 'stretched',
    weight: 4,
    offenders: ({ pictures: shown }) =>
      shown
        .filter(({ mode, natural: [w, h], shown: [width, height] }) => mode === 'fill' && Math.abs(width / height / (w / h) - 1) > RATIO)
        .map(({ src }) => file(src)),
  }),
  counted({
    name: 'small taps',
    weight: 3,
    offenders: ({ taps }) =>
      taps
        .filter(({ width, height }) => Math.min(width, height) > 0 && Math.min(width, height) < LEAST_TAP)
        .map(({ name, width, height }) => `${name} ${Math.round(width)}×${Math.round(height)}`),
  }),
  counted({ name: 'unsafe', weight: 3, offenders: ({ unsafe }) => unsafe }),
  counted({ name: 'exceptions', weight: 3, offenders: ({ errors }) => errors.map((error) => error.split('\n')[0] ?? '') }),
  counted({
    name: 'refused',
    weight: 3,
    offenders: ({ replies }) =>
      replies.filter(({ status }) => status >= 400).map(({ url, status }) => `${status} ${new URL(url).pathname}`),
  }),
]

export const RULES: readonly Rule[] = [...TIMES, ...COUNTS]

/** The rules that a page breaks on any machine, each with its figure and what breaks it. */
export const brokenBy = (page: Measured): string[] =>
  COUNTS.filter(({ of, most }) => of(page) > most).map(({ name, of, most, offenders }) =>
    `${name}: ${Math.round(of(page))} of at most ${most} ${offenders?.(page).join(', ') ?? ''}`.trim(),
  )
