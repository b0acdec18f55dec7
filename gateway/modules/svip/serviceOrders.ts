import { and, eq, inArray, isNotNull, lte, or, sql } from 'drizzle-orm'
import type { ServiceOrder } from '../../../src/contract/serviceOrder'
import type { SvipOrderState } from '../../../src/contract/svip'
import { spokenDate } from '../../../src/lib/time'
import { serviceKind } from '../serviceOrder/kinds'
import { isOpenPause, isPausedAt } from './pauses'
import { svipOrders, svipPauses, type SvipRow } from './schema'
import { shownOrder } from './standing'
import { SVIP } from './subjectOfSvip'

const WORDS: Readonly<Record<SvipOrderState, { word: string; todo: string; nextBy: string }>> = {
  toPay: { word: '等待付款', todo: '付款后权益马上生效', nextBy: 'member' },
  running: { word: '生效中', todo: '权益正在使用，到期不会自动扣款', nextBy: 'none' },
  next: { word: '未开始', todo: '现有的会员到期后自动接上', nextBy: 'clock' },
  over: { word: '已到期', todo: '权益已结束', nextBy: 'none' },
  closed: { word: '已关闭', todo: '没有付款，未收费', nextBy: 'none' },
  returned: { word: '已退款', todo: '权益已停止，款项按规则退回', nextBy: 'none' },
}

const PAUSED = { word: '权益暂停', todo: '原因在会员页，有异议请联系在线客服', nextBy: 'none' }

/** Memberships among what was ordered for money. */
serviceKind({
  kind: SVIP,
  rowsOf: (memberId) => {
    const { orderId, createdAt, hiddenAt } = svipOrders
    return sql`select ${SVIP}::text as kind, ${orderId} as id, ${createdAt} as at from ${svipOrders}
      where ${svipOrders.memberId} = ${memberId} and ${hiddenAt} is null`
  },
  views: async ({ db, now }, ids) => {
    const rows = await db
      .select({ row: svipOrders, pause: svipPauses })
      .from(svipOrders)
      .leftJoin(svipPauses, and(eq(svipPauses.memberId, svipOrders.memberId), isOpenPause))
      .where(inArray(svipOrders.orderId, [...ids]))
    return rows.map(({ row, pause }) => serviceOf(row, now, isPausedAt(pause ?? undefined, now)))
  },
  hide: async (tx, { memberId, id, now }) => {
    const own = and(eq(svipOrders.orderId, id), eq(svipOrders.memberId, memberId))
    const isOver = or(
      eq(svipOrders.state, 'closed'),
      and(eq(svipOrders.state, 'paid'), lte(svipOrders.endsAt, now)),
      and(eq(svipOrders.state, 'returned'), isNotNull(svipOrders.refundedAt)),
    )
    const hidden = await tx.update(svipOrders).set({ hiddenAt: now }).where(and(own, isOver)).returning({ orderId: svipOrders.orderId })
    if (hidden.length > 0) return true
    return (await tx.$count(svipOrders, own)) > 0 ? false : undefined
  },
})

function serviceOf(row: SvipRow, now: Date, hasPause: boolean): ServiceOrder {
  const { orderId, state, firstDay, lastDay, createdAt, payBefore, paidAt, isPaused } = shownOrder(row, now, hasPause)
  const days = firstDay === null || lastDay === null ? [] : [`${spokenDate(firstDay)}至 ${spokenDate(lastDay)}`]
  const isReturning = state === 'returned' && row.refundedAt === null
  const ended = state === 'returned' ? row.returnedAt : state === 'over' ? row.endsAt : null
  return {
    ...{ id: orderId, kind: SVIP, title: `SVIP ${row.planName}`, amount: row.price, ...(isPaused ? PAUSED : WORDS[state]) },
    about: [`${row.months} 个月`, ...days],
    ...{ createdAt, payBefore, paidAt },
    endedAt: ended?.toISOString() ?? null,
    money: row.paidAt === null ? 'none' : isReturning ? 'returning' : state === 'returned' ? 'returned' : 'kept',
    canHide: state === 'closed' || state === 'over' || (state === 'returned' && !isReturning),
  }
}
