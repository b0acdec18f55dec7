import { inArray } from 'drizzle-orm'
import { ALL_ODDS, PRIZE_TYPE_NAMES, type LotteryFields, type PrizeFields } from '../../../counter/contract/lottery'
import { shopTime } from '../../../src/lib/time'
import type { Querying } from '../../db/open'
import { servicePhone } from '../../kernel/licences'
import { shopOf } from '../../kernel/shop'
import { yuan } from '../../lib/yuan'
import { couponWords } from '../coupon/couponWords'
import { couponTypes } from '../coupon/schema'

/** Days in which the winner of goods says where they are to be sent, and in which they are sent then; the published rules say so. */
export const CLAIM_DAYS = 30
export const SEND_DAYS = 15

type Rule = { title: string; text: string }

/**
 * The twelve items that the law wants published before a draw (LAW-AND-PRIVACY, D15), out of what is edited of it: none can be left out, and none
 * can say something else than what happens.
 */
export async function rulesOf(db: Querying, fields: LotteryFields): Promise<Rule[]> {
  const { prizes, conditions, beginsAt, endsAt } = fields
  const given = prizes.filter(({ prizeType }) => prizeType !== 'none')
  const [{ sellerName }, phone, coupons] = [await shopOf(db), await servicePhone(db), await couponsIn(db, given)]
  const items: ReadonlyArray<readonly [string, string]> = [
    ['奖品种类', [...new Set(given.map(({ prizeType }) => PRIZE_TYPE_NAMES[prizeType]))].join('、')],
    ['参加条件', conditions],
    ['参加方式', waysText(fields)],
    ['起止时间', `${shopTime(beginsAt)} 至 ${shopTime(endsAt)}`],
    ['奖品名称与价值', given.map((prize) => `${prize.name}（${worthText(prize, coupons)}）`).join('；')],
    [
      '数量与中奖概率',
      `${prizes.map(chanceText).join('；')}。每次抽奖的概率相同。抽中的奖品已经发完的，改为上面排在它后面、还没有发完的一项，最后一项之后接第一项。`,
    ],
    ['兑奖时间', `健康币、积分和优惠券中奖后立即到账；实物请在中奖后 ${CLAIM_DAYS} 天内填写收货地址。`],
    ['兑奖条件', '由中奖账号本人兑奖。使用自动程序、虚假账号的，不予兑奖，我们会告知理由和申诉方式。'],
    ['兑奖方式', '在「我的奖品」查看；实物在那里填写收货地址，寄出以后可以看到快递单号。'],
    ['配送方式', `快递免费寄出，填写地址后 ${SEND_DAYS} 天内寄出。`],
    ['弃奖条件', `实物在中奖后 ${CLAIM_DAYS} 天内没有填写收货地址的，视为放弃。`],
    ['主办方与联系方式', [sellerName, ...(phone === undefined ? ['可在客服中联系我们'] : [`电话 ${phone}`])].join('，')],
  ]
  return items.map(([title, text]) => ({ title, text }))
}

type Ways = Pick<LotteryFields, 'freeTimes' | 'useIntegral' | 'integralLimit' | 'shareLimit'>

function waysText({ freeTimes, useIntegral, integralLimit, shareLimit }: Ways): string {
  return [
    '登录后点按「抽奖」。',
    ...(freeTimes > 0 ? [`每天免费 ${freeTimes} 次，当天有效。`] : []),
    ...(integralLimit > 0
      ? [`${useIntegral} 积分可以换 1 次，每天最多换 ${integralLimit} 次，活动结束前有效；活动结束时没有用的，积分退回。`]
      : []),
    ...(shareLimit > 0 ? [`家人登录后打开您分享的页面，您得 1 次，每天最多 ${shareLimit} 次，同一位家人只算一次，活动结束前有效。`] : []),
  ].join('')
}

/** What coupons that are prizes give, in words, by their type. */
async function couponsIn(db: Querying, prizes: readonly PrizeFields[]): Promise<ReadonlyMap<string, string>> {
  const types = prizes.flatMap(({ couponType }) => couponType ?? [])
  const rows = types.length === 0 ? [] : await db.select().from(couponTypes).where(inArray(couponTypes.couponType, types))
  return new Map(rows.map((type) => [type.couponType, `${couponWords(type)}，得到后 ${type.validDays} 天内有效`]))
}

/** A coin is worth a cent; a point buys nothing else than draws. */
function worthText({ prizeType, amount, worth, couponType }: PrizeFields, coupons: ReadonlyMap<string, string>): string {
  if (prizeType === 'coin') return `价值 ${yuan(amount ?? 0)} 元`
  if (prizeType === 'integral') return '只用于抽奖，不折算金额'
  if (couponType !== null) return coupons.get(couponType) ?? '按券面使用'
  return `价值 ${yuan(worth ?? 0)} 元`
}

/** 5%, 0.0125% */
const percentText = (odds: number) => `${Number(((odds * 100) / ALL_ODDS).toFixed(4))}%`

const chanceText = ({ name, quantity, odds }: PrizeFields) =>
  `${name}${quantity === null ? '不限数量' : `共 ${quantity} 份`}，概率 ${percentText(odds)}`
