import type { assist, AssistState } from '@/contract/assist'
import type { Output } from '@/contract/endpoint'
import { worthText } from '@/domain/coupon/worthText'

export type OwnAssist = Output<typeof assist.own>

/** What the head says, in two lines. */
export function headOf({ state, friends, helped, coupon }: OwnAssist): readonly [string, string] {
  const missing = `还差 ${friends - helped} 位家人`
  if (state === 'open') return [missing, `就能领 ${worthText(coupon)}`]
  if (state === 'rewarded') return ['助力成功', `${worthText(coupon)}已放入券包`]
  if (state === 'inReview') return ['助力人数已满', '正在核实']
  return state === 'lapsed' ? ['时间已到', missing] : ['没有通过核实', '优惠券没有发放']
}

/** What the ticket says of itself. */
export const TICKETS: Readonly<Record<AssistState, { text: string; tag: string }>> = {
  open: { text: '助力成功后自动到账', tag: '待解锁' },
  inReview: { text: '核实通过后到账', tag: '核实中' },
  rewarded: { text: '已放入您的券包', tag: '已到账' },
  lapsed: { text: '时间内没有完成', tag: '未完成' },
  refused: { text: '没有通过核实', tag: '未发放' },
}
