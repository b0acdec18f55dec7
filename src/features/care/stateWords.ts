import { PrescriptionState, type Prescription } from '@/contract/prescription'
import { DAY } from '@/lib/duration'
import { shopMidnight, shopTime, shopWhen } from '@/lib/time'
import type { IconName } from '@/ui/icons/names'
import type { TagKind } from '@/ui/text/Tag'

/** How a state looks: by kind of notice, sign and tag. */
export type StateLook = { kind: 'amber' | 'green' | 'danger' | 'plain'; icon: IconName; tag: TagKind }

type Told = Pick<Prescription, 'state' | 'expectedBefore' | 'validUntil' | 'review' | 'createdAt'>
type Row = StateLook & {
  /** The patient's word for it. */
  word: string
  /** What it means, and what comes next. */
  text: (prescription: Told, now: number) => string
}

/** Whole days that are left, today counted: 1 on the last. */
export const daysLeft = (validUntil: string, now: number) =>
  Math.max(0, Math.round((shopMidnight(validUntil) - shopMidnight(now)) / DAY) + 1)

function waits({ expectedBefore }: Told, now: number): string {
  if (expectedBefore === null) return '药师审核后，结果会发消息告诉您。'
  if (Date.parse(expectedBefore) < now) return '比预计的久了一些，药师正在处理，结果会发消息告诉您。着急可以打电话问药师。'
  return `药师预计在 ${shopWhen(expectedBefore, now)} 前审核完，结果会发消息告诉您。`
}

function opens({ validUntil }: Told, now: number): string {
  const days = daysLeft(validUntil, now)
  return days <= 1 ? '今天是最后一天，可购买 1 次' : `还有 ${days} 天有效，可购买 1 次`
}

const ROWS: Readonly<Record<PrescriptionState, Row>> = {
  waiting: { word: '等待药师审核', kind: 'amber', icon: 'clock', tag: 'rx', text: waits },
  asked: {
    word: '药师有个问题问您',
    kind: 'amber',
    icon: 'chat',
    tag: 'rx',
    text: ({ validUntil }, now) => `回复后继续审核。处方 ${shopWhen(validUntil, now)} 到期，请在这之前回复。`,
  },
  approved: { word: '药师审核通过', kind: 'green', icon: 'check-circle', tag: 'green', text: opens },
  refused: {
    word: '没有通过审核',
    kind: 'danger',
    icon: 'warning',
    tag: 'promo',
    text: ({ review }) => `${review?.refusal ?? '药师没有写原因'}。可以按原因重新提交，或打电话问药师。`,
  },
  expired: { word: '已过有效期', kind: 'plain', icon: 'clock', tag: 'plain', text: () => '过期的处方不能再用。请医生重新开具后上传。' },
  used: { word: '已使用', kind: 'plain', icon: 'check', tag: 'plain', text: () => '一张处方用一次。还需要时，请医生开新处方。' },
}

/** What a newer gateway calls by a name that this client does not know. */
const UNKNOWN: Row = {
  word: '正在处理',
  kind: 'plain',
  icon: 'clock',
  tag: 'plain',
  text: ({ createdAt }) => `${shopTime(createdAt)} 提交，正在处理。`,
}

const isKnown = (state: string): state is PrescriptionState => Object.values<string>(PrescriptionState).includes(state)

/** The patient's word for a state, what it means and what to do now. */
export const stateRow = ({ state }: Pick<Prescription, 'state'>): Row => (isKnown(state) ? ROWS[state] : UNKNOWN)
