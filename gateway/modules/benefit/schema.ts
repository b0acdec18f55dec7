import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { at } from '../../db/columns'
import { memberId } from '../../kernel/memberColumn'
import { memberTable } from '../../kernel/personalData'
import { declareSealedTexts, type Sealed } from '../../kernel/sealedText'
import { orders } from '../purchase/schema'

/** What an insurer pays for a member's people: the terms as they stood when it was bound, and how much of its year is left. */
export const benefits = memberTable(
  'benefits',
  {
    benefitId: text('benefit_id').primaryKey(),
    memberId: memberId(),
    /** The insurer's own number: a policy is one member's at a time. */
    policyNumber: text('policy_number').notNull().unique(),
    planId: text('plan_id').notNull(),
    planName: text('plan_name').notNull(),
    insurer: text('insurer').notNull(),
    /** Who is insured, encrypted (`insuredOf.ts`), and by which the same person is found. */
    insuredName: text('insured_name').$type<Sealed>().notNull(),
    insuredHmac: text('insured_hmac').notNull(),
    percent: integer('percent').notNull(),
    leaves: text('leaves').array().notNull(),
    productCodes: text('product_codes').array().notNull(),
    /** Cents from the first to the last day, both of the shop's calendar: in all, held for orders under way, and taken by received ones. */
    yearly: integer('yearly').notNull(),
    reserved: integer('reserved').notNull().default(0),
    taken: integer('taken').notNull().default(0),
    startsOn: text('starts_on').notNull(),
    endsOn: text('ends_on').notNull(),
    boundAt: at('bound_at').notNull(),
    /** Since when it is nobody's: the next account that binds the policy goes on with what is left of it. */
    unboundAt: at('unbound_at'),
    /** It was applied for in this shop (`modules/plan`): it is given back there and not let go. */
    isSoldHere: boolean('is_sold_here').notNull().default(false),
  },
  {
    onErase: 'unlink',
    copy: {
      key: 'benefits',
      title: '商保权益',
      words: {
        policyNumber: '保单号',
        planName: '方案',
        insurer: '保险公司',
        insuredName: '被保险人',
        percent: '赔付比例',
        yearly: '年度额度',
        reserved: '订单占用',
        taken: '已用',
        startsOn: '开始',
        endsOn: '结束',
        boundAt: '绑定时间',
        unboundAt: '解绑时间',
        isSoldHere: '在本店投保',
      },
    },
  },
  (t) => [
    index('benefits_member').on(t.memberId),
    check('benefits_reserved', sql`${t.reserved} >= 0`),
    check('benefits_taken', sql`${t.taken} >= 0`),
    check('benefits_limit', sql`${t.reserved} + ${t.taken} <= ${t.yearly}`),
  ],
)
declareSealedTexts(benefits.benefitId, benefits.insuredName)

/** What a benefit pays of an order: held from the order on, taken with its receipt. `back` of `cents` went back to the limit. */
export const benefitUses = pgTable(
  'benefit_uses',
  {
    orderCode: text('order_code')
      .primaryKey()
      .references(() => orders.orderCode),
    benefitId: text('benefit_id')
      .notNull()
      .references(() => benefits.benefitId),
    cents: integer('cents').notNull(),
    back: integer('back').notNull().default(0),
    heldAt: at('held_at').notNull(),
    takenAt: at('taken_at'),
    /** What the insurer is to be told that it owes: when, how often it was asked, what went wrong last, and since when it knows. */
    claimDueAt: at('claim_due_at'),
    claimAttempts: integer('claim_attempts').notNull().default(0),
    claimError: text('claim_error'),
    claimedAt: at('claimed_at'),
  },
  (t) => [
    index('benefit_uses_benefit').on(t.benefitId),
    index('benefit_uses_claim')
      .on(t.claimDueAt)
      .where(sql`${t.claimDueAt} is not null`),
    check('benefit_uses_back', sql`${t.back} between 0 and ${t.cents}`),
  ],
)
