import { ALL_ODDS, LotteryAhead, LotteryFields, type LotteryDetail, type PrizeFields } from '../../contract/lottery'
import type { PrizeType } from '../../../src/contract/lottery'

export type Fields = LotteryDetail['fields']

const NAMES = Object.keys(LotteryFields.shape) as Array<keyof LotteryFields>
const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)

/** The fields that differ from what stands there. */
export const changedOf = (seen: Fields, values: Fields): LotteryAhead =>
  Object.fromEntries(NAMES.flatMap((name) => (isSame(seen[name], values[name]) ? [] : [[name, values[name]]])))

/** What is sent: of a new one all of it. */
export const editedOf = ({ isNew, fields }: Pick<LotteryDetail, 'isNew' | 'fields'>, values: Fields): LotteryAhead =>
  isNew ? Object.fromEntries(NAMES.map((name) => [name, values[name]])) : changedOf(fields, values)

const CHINESE = /[\u4e00-\u9fff]/

/** Why it cannot be sent yet; empty where it can. What else may not be the gateway says beside its field. */
export function problemOf({ isNew }: Pick<LotteryDetail, 'isNew'>, edited: LotteryAhead): string {
  if (edited.beginsAt === '' || edited.endsAt === '') return '请选择开始和结束时间'
  const said = (isNew ? LotteryFields : LotteryAhead).safeParse(edited).error?.issues[0]?.message
  return said === undefined || CHINESE.test(said) ? (said ?? '') : '请填写完整'
}

/** A prize as one of another kind: what that kind asks for stays, the rest goes. */
export function ofType(prizeType: PrizeType, { name, amount, quantity, odds }: PrizeFields): PrizeFields {
  const nothing = { couponType: null, skuCode: null, worth: null }
  const counts = prizeType === 'coin' || prizeType === 'integral'
  return { prizeType, name, odds, ...nothing, amount: counts ? amount : null, quantity: prizeType === 'none' ? null : quantity }
}

/** Parts of a million as percent, as a field holds them: 0.0125. */
export const percentOf = (odds: number): number => Number(((odds * 100) / ALL_ODDS).toFixed(4))
export const oddsOf = (percent: number | null): number => Math.round(((percent ?? 0) * ALL_ODDS) / 100)
export const sumOf = (prizes: readonly PrizeFields[]): number => prizes.reduce((sum, { odds }) => sum + odds, 0)

/** 10 健康币 30%，血压计 0.02% */
export const prizesWords = (prizes: readonly PrizeFields[]): string =>
  prizes.map(({ name, odds }) => `${name} ${percentOf(odds)}%`).join('，')
