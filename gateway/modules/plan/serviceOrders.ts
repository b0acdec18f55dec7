import { and, eq, inArray, isNotNull, lt, or, sql } from 'drizzle-orm'
import type { PolicyState } from '../../../src/contract/plan'
import type { ServiceOrder } from '../../../src/contract/serviceOrder'
import { shopDate, spokenDate } from '../../../src/lib/time'
import type { KeyRing } from '../../lib/keyRing'
import { maskName } from '../../kernel/work/mask'
import { serviceKind } from '../serviceOrder/kinds'
import { policyContent } from './policyContent'
import { stateOf } from './policyView'
import { policies, type PolicyRow } from './schema'
import { PLAN } from './subjectOfPlan'
import { timesOf } from './terms'

const WORDS: Readonly<Record<PolicyState, { word: string; todo: string; nextBy: string }>> = {
  filling: { word: '填写中', todo: '还没有提交', nextBy: 'member' },
  declined: { word: '未承保', todo: '没有收费', nextBy: 'none' },
  underwriting: { word: '核保中', todo: '保险公司正在核保', nextBy: 'shop' },
  toPay: { word: '等待付款', todo: '付款后由保险公司出单', nextBy: 'member' },
  issuing: { word: '出单中', todo: '保险公司正在出单', nextBy: 'shop' },
  active: { word: '有效', todo: '保单已生成，权益在保单页使用', nextBy: 'none' },
  over: { word: '已到期', todo: '保险期间已结束', nextBy: 'none' },
  cancelling: { word: '退保中', todo: '款项按约定原路退回', nextBy: 'shop' },
  cancelled: { word: '已退保', todo: '款项按约定原路退回', nextBy: 'none' },
  closed: { word: '已关闭', todo: '没有付款，未收费', nextBy: 'none' },
  returned: { word: '未出单', todo: '保险费全额原路退回', nextBy: 'none' },
}

/** States in which nothing was bought: such an application is none of what was ordered for money before it is signed. */
const ORDERED = sql`${policies.signedAt} is not null`

/** Policies among what was ordered for money. */
serviceKind({
  kind: PLAN,
  rowsOf: (memberId) =>
    sql`select ${PLAN}::text as kind, ${policies.id} as id, ${policies.createdAt} as at from ${policies}
      where ${policies.memberId} = ${memberId} and ${policies.hiddenAt} is null and ${ORDERED}`,
  views: async ({ db, ring, now }, ids) => {
    const rows = await db
      .select()
      .from(policies)
      .where(inArray(policies.id, [...ids]))
    return rows.map((row) => serviceOf(ring, row, now))
  },
  hide: async (tx, { memberId, id, now }) => {
    const own = and(eq(policies.id, id), eq(policies.memberId, memberId), ORDERED)
    const isOver = or(
      inArray(policies.state, ['declined', 'closed']),
      and(eq(policies.state, 'active'), lt(policies.endsOn, shopDate(now))),
      and(inArray(policies.state, ['cancelled', 'returned']), isNotNull(policies.refundedAt)),
    )
    const hidden = await tx.update(policies).set({ hiddenAt: now }).where(and(own, isOver)).returning({ id: policies.id })
    if (hidden.length > 0) return true
    return (await tx.$count(policies, own)) > 0 ? false : undefined
  },
})

const isBack = (state: PolicyState) => state === 'cancelled' || state === 'returned'

/** How it stands in words; of one that ended with nothing to give back no money is spoken of. */
const wordsOf = ({ back }: PolicyRow, state: PolicyState) =>
  isBack(state) && back === 0 ? { ...WORDS[state], word: '已结束', todo: '没有可退的金额' } : WORDS[state]

function serviceOf(ring: KeyRing, row: PolicyRow, now: Date): ServiceOrder {
  const { id, terms, premium, createdAt, payBefore, paidAt, startsOn, endsOn, refundedAt } = row
  const state = stateOf(row, now)
  const times = timesOf(terms)
  const days = startsOn === null || endsOn === null ? [] : [`${spokenDate(startsOn)}至 ${spokenDate(endsOn)}`]
  const isReturning = state === 'cancelling' || (isBack(state) && refundedAt === null)
  const hasEnded = isBack(state) || state === 'declined' || state === 'closed'
  return {
    ...{ id, kind: PLAN, title: `${terms.name} ${terms.tier}`, amount: premium, ...wordsOf(row, state) },
    about: [`为${maskName(policyContent(ring, row).insured.name)}投保`, ...(times > 1 ? [`首期，共 ${times} 期`] : []), ...days],
    createdAt: createdAt.toISOString(),
    payBefore: state === 'toPay' ? (payBefore?.toISOString() ?? null) : null,
    paidAt: paidAt?.toISOString() ?? null,
    endedAt: hasEnded ? row.movedAt.toISOString() : null,
    money:
      paidAt === null ? 'none' : isBack(state) && row.back === 0 ? 'kept' : isReturning ? 'returning' : isBack(state) ? 'returned' : 'kept',
    canHide: state === 'declined' || state === 'closed' || state === 'over' || (isBack(state) && !isReturning),
  }
}
