import type { Measured, Reply } from './measured'
import { isGate } from '../../support/tier'
import { maxConcurrency } from './overlap'

/** A rule of WeChat's experience score (rules A2) that is computed on a page. */
export type Rule = {
  name: string
  /** Points of WeChat's score; the three parts of the node rule share theirs. */
  weight: number
  max: number
  unit?: 'ms' | 'KB'
  /** The figure that may be `max`, and no more. */
  of: (page: Measured) => number
  /** What breaks it, by name. */
  offenders?: (page: Measured) => string[]
}

/** Physical pixels of a point on the phones most shoppers have. */
const DENSITY = 3
/** The smaller of the two widths pictures come in (specification 1, section 9): nothing smaller can be asked for, however small it is shown. */
const SMALLEST = 400
const MIN_TAP = 20
/** What is handed to a page at once, and what stands on it: WeChat's limits in the gate, in the full run budgets of the project. */
const MAX_BYTES = (isGate ? 256 : 64) * 1024
const MAX_NODES = isGate ? 999 : 600
const RATIO = 0.15
/** What WeChat draws a picture in that nobody gave a size; points. */
const UNSIZED = [320, 240] as const
const LARGE = 128 * 1024

const calls = ({ replies }: Measured) => replies.filter(({ kind }) => kind === 'call')
const pictures = ({ replies }: Measured) => replies.filter(({ kind }) => kind === 'picture')
const longerThan = (least: number, replies: Reply[]) => replies.filter(({ from, to }) => to - from > least)
const file = (url: string) => url.split('/').pop() ?? url
const counted = (rule: Omit<Rule, 'max' | 'of'> & { offenders: (page: Measured) => string[] }): Rule => ({
  ...rule,
  max: 0,
  of: (page) => rule.offenders(page).length,
})

/** What depends on the machine's pace: reported, and asserted nowhere. */
const TIMES: readonly Rule[] = [
  { name: 'script', weight: 7, max: 1000, unit: 'ms', of: ({ longestTask }) => longestTask },
  { name: 'shown', weight: 6, max: 5000, unit: 'ms', of: ({ shownAfter }) => shownAfter },
  { name: 'drawn', weight: 6, max: 500, unit: 'ms', of: ({ drawnAfter }) => drawnAfter },
  { name: 'request', weight: 5, max: 1000, unit: 'ms', of: (page) => Math.max(0, ...calls(page).map(({ from, to }) => to - from)) },
  { name: 'setData/s', weight: 6, max: 20, of: ({ setData }) => setData.maxCallsPerSecond },
  { name: 'requests', weight: 5, max: 10, of: (page) => maxConcurrency(longerThan(300, calls(page))) },
  { name: 'pictures', weight: 5, max: 20, of: (page) => maxConcurrency(longerThan(100, pictures(page))) },
]

const COUNTS: readonly Rule[] = [
  { name: 'largest', weight: 6, max: MAX_BYTES / 1024, unit: 'KB', of: ({ setData }) => setData.maxBytes / 1024 },
  { name: 'nodes', weight: 2, max: MAX_NODES, of: ({ tree }) => tree.nodes },
  { name: 'depth', weight: 2, max: 29, of: ({ tree }) => tree.depth },
  { name: 'children', weight: 2, max: 60, of: ({ tree }) => tree.maxChildren },
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
        .filter(({ width, height }) => Math.min(width, height) > 0 && Math.min(width, height) < MIN_TAP)
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

/** Ours, of no weight in WeChat's score. */
const OURS: readonly Rule[] = [
  counted({ name: 'not shown', weight: 0, offenders: ({ isShown }) => (isShown ? [] : ['nothing, or a skeleton that stays']) }),
  counted({ name: 'covered', weight: 0, offenders: ({ covered }) => covered }),
  counted({
    name: 'unsized',
    weight: 0,
    offenders: ({ pictures: shown }) =>
      shown.filter(({ shown: [w, h] }) => w === UNSIZED[0] && h === UNSIZED[1]).map(({ src }) => file(src)),
  }),
  counted({ name: 'hairlines', weight: 0, offenders: ({ hairlines }) => hairlines }),
  counted({ name: 'too wide', weight: 0, offenders: ({ isTooWide }) => (isTooWide ? ['it scrolls sideways'] : []) }),
  counted({
    name: 'failed',
    weight: 0,
    offenders: ({ text }) => [...text.matchAll(/加载失败|请稍后再试/g)].map(([words]) => words),
  }),
]

export const RULES: readonly Rule[] = [...TIMES, ...COUNTS, ...OURS]
/** What a page may not break on any machine. */
const DECIDING: readonly Rule[] = [...COUNTS, ...OURS]

/** The rules that a page breaks, each with its figure and what breaks it. */
export const brokenBy = (page: Measured): string[] =>
  DECIDING.filter(({ of, max }) => of(page) > max).map(({ name, of, max, offenders }) =>
    `${name}: ${Math.round(of(page))} of at most ${max} ${offenders?.(page).join(', ') ?? ''}`.trim(),
  )
