import { inArray } from 'drizzle-orm'
import { ALL_ODDS, PRIZE_TYPE_NAMES, type LotteryFields, type PrizeFields } from '../../../counter/contract/lottery'
import type { PrizeType } from '../../../src/contract/lottery'
import { shopTime } from '../../../src/lib/time'
import type { Querying } from '../../db/open'
import { HttpError } from '../../lib/httpError'
import { periodProblem } from '../catalogue/period'
import { couponTypes } from '../coupon/schema'
import { mayBeGiven } from '../pricing/giftsReached'
import { goodsOf } from './prizeGoods'

/** What is wrong, in words for who edits it, and beside which field. */
export type Problem = { field: keyof LotteryFields; message: string }

const beside = (field: Problem['field'], message: string | null | undefined): Problem[] => (message ? [{ field, message }] : [])

/** Why a draw cannot be so; what stands first is wrong first. */
export const lotteryProblems = async (db: Querying, own: LotteryFields): Promise<Problem[]> => [
  ...beside('endsAt', periodProblem(own)),
  ...beside('prizes', first(own.prizes, fieldsProblem)),
  ...beside('prizes', namesProblem(own.prizes)),
  ...beside('prizes', oddsProblem(own.prizes)),
  ...beside('prizes', kindsProblem(own.prizes)),
  ...beside('prizes', await couponProblem(db, own)),
  ...beside('prizes', await goodsProblem(db, own)),
]

/** Throws the first of what is wrong, beside its field: 400 LOTTERY_PROBLEM. */
export function refuse([problem]: readonly Problem[]): void {
  if (problem) throw new HttpError(400, 'LOTTERY_PROBLEM', problem.message, { field: problem.field })
}

/** The first of the prizes of which something is wrong, called by its place and name. */
function first(prizes: readonly PrizeFields[], problemOf: (prize: PrizeFields) => string | null): string | undefined {
  return prizes.flatMap((prize, place) => {
    const problem = problemOf(prize)
    return problem === null ? [] : [`第 ${place + 1} 格「${prize.name}」：${problem}`]
  })[0]
}

/** What staff call the fields of which a kind asks for some. */
const WORDS = { amount: '数额', couponType: '优惠券', skuCode: '规格编码', worth: '价值' } as const
const ASKED: Readonly<Record<PrizeType, ReadonlyArray<keyof typeof WORDS>>> = {
  coin: ['amount'],
  integral: ['amount'],
  coupon: ['couponType'],
  goods: ['skuCode', 'worth'],
  none: [],
}

function fieldsProblem(prize: PrizeFields): string | null {
  const { prizeType, quantity } = prize
  const names = Object.keys(WORDS) as Array<keyof typeof WORDS>
  const missing = names.find((name) => ASKED[prizeType].includes(name) && prize[name] === null)
  if (missing) return `请填写${WORDS[missing]}`
  const unasked = names.find((name) => !ASKED[prizeType].includes(name) && prize[name] !== null)
  if (unasked) return `「${PRIZE_TYPE_NAMES[prizeType]}」不用填${WORDS[unasked]}`
  if (prizeType === 'goods' && quantity === null) return '请填写数量'
  return prizeType === 'none' && quantity !== null ? `「${PRIZE_TYPE_NAMES.none}」不用填数量` : null
}

/** Two prizes of one name could not be told apart in the rules; where nothing is won nobody has to. */
function namesProblem(prizes: readonly PrizeFields[]): string | null {
  const twice = prizes.find((one, place) =>
    prizes.slice(place + 1).some((other) => other.name === one.name && (one.prizeType !== 'none' || other.prizeType !== 'none')),
  )
  return twice ? `有两格都叫「${twice.name}」，请改一个` : null
}

/** 0.5% */
const percent = (odds: number) => `${Number(((odds * 100) / ALL_ODDS).toFixed(4))}%`

function oddsProblem(prizes: readonly PrizeFields[]): string | null {
  const all = prizes.reduce((sum, { odds }) => sum + odds, 0)
  if (all === ALL_ODDS) return null
  return `概率加起来应是 100%，现在${all < ALL_ODDS ? '还差' : '多了'} ${percent(Math.abs(ALL_ODDS - all))}`
}

/** Where a prize is used up the next one takes its place: one of them never may be. */
function kindsProblem(prizes: readonly PrizeFields[]): string | null {
  if (prizes.every(({ prizeType }) => prizeType === 'none')) return '至少要有一格有奖品'
  const lasts = prizes.some(({ prizeType, quantity }) => quantity === null && prizeType !== 'coupon' && prizeType !== 'goods')
  return lasts ? null : '至少要有一格健康币、积分或没有奖品不限数量：别的发完以后由它接上'
}

async function couponProblem(db: Querying, { prizes, endsAt }: LotteryFields): Promise<string | undefined> {
  const wanted = prizes.flatMap(({ couponType }) => couponType ?? [])
  const rows =
    wanted.length === 0
      ? []
      : await db
          .select({ couponType: couponTypes.couponType, endsAt: couponTypes.endsAt })
          .from(couponTypes)
          .where(inArray(couponTypes.couponType, wanted))
  const ends = new Map(rows.map((row) => [row.couponType, row.endsAt]))
  return first(prizes, ({ couponType }) => {
    if (couponType === null) return null
    const end = ends.get(couponType)
    if (!end) return '没有这种优惠券'
    return end.getTime() < Date.parse(endsAt) ? `这种优惠券 ${shopTime(end)} 结束，早于活动结束` : null
  })
}

/** The law: neither a prescription drug nor OTC 甲 is given away (D11). */
async function goodsProblem(db: Querying, { prizes }: LotteryFields): Promise<string | undefined> {
  const goods = await goodsOf(db, prizes)
  return first(prizes, ({ skuCode }) => {
    if (skuCode === null) return null
    const found = goods.get(skuCode)
    if (!found) return `没有这个规格：${skuCode}`
    return mayBeGiven(found.mark) ? null : `「${found.name}」是处方药或甲类非处方药，不能作奖品`
  })
}
