import type { DeregisterRecord } from '../../../src/contract/deregister'
import type { deregistrations } from '../../kernel/schema'

type Row = typeof deregistrations.$inferSelect

const STATE_TEXTS = { cooling: '冷静期', done: '已注销', cancelled: '已撤销' } as const

/** A request to close an account as its owner sees it. */
export function recordOf(row: Row): DeregisterRecord {
  const { requestNumber, state, phoneMasked, appliedAt, finishesAt, endedAt, isHeldUp } = row
  const isHeld = state === 'cooling' && isHeldUp
  return {
    requestNumber,
    state,
    stateText: isHeld ? '冷静期已满，等待款项结清' : STATE_TEXTS[state],
    phoneNum: phoneMasked,
    appliedAt: appliedAt.toISOString(),
    finishesAt: finishesAt.toISOString(),
    endedAt: endedAt?.toISOString() ?? null,
    canCancel: state === 'cooling',
    timeline: timelineOf(row),
  }
}

function timelineOf({ state, appliedAt, finishesAt, endedAt }: Row): DeregisterRecord['timeline'] {
  const applied = { at: appliedAt.toISOString(), text: '提交注销申请，所有设备已退出登录', isDone: true }
  const ended = (endedAt ?? finishesAt).toISOString()
  if (state === 'cancelled') return [applied, { at: ended, text: '撤销注销申请，账号恢复使用', isDone: true }]
  return [
    applied,
    { at: finishesAt.toISOString(), text: '冷静期结束，此前可以随时撤销', isDone: state === 'done' },
    { at: ended, text: '删除个人信息，依法须保存的订单与处方去除身份标识', isDone: state === 'done' },
  ]
}
