import { sql } from 'drizzle-orm'
import { boolean, check, date, index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import type { InstalmentState, PlanFamily, PolicyState } from '../../../src/contract/plan'
import { at } from '../../db/columns'
import { memberId } from '../../kernel/memberColumn'
import { memberTable } from '../../kernel/personalData'
import { sealedColumns } from '../../kernel/sealedContent'
import { benefits } from '../benefit/schema'
import type { PolicyTerms } from './terms'

/** What a row says; `over` follows from its last day. */
export type StoredPolicyState = Exclude<PolicyState, 'over'>

/** That a text was read to its end: which version, and the hash of what was shown. */
export type ReadText = { document: string; version: string; hash: string; at: string }

/**
 * A policy from its application on. Who it is for, what was answered and the signatures are encrypted (`policyContent.ts`); its terms are copied
 * when it is signed, and no later edition of the plan changes them.
 */
export const policies = memberTable(
  'plan_policies',
  {
    id: text('id').primaryKey(),
    memberId: memberId(),
    planId: text('plan_id').notNull(),
    family: text('family').$type<PlanFamily>().notNull(),
    state: text('state').$type<StoredPolicyState>().notNull(),
    ...sealedColumns(),
    /** By which the same insured person is found. */
    insuredHmac: text('insured_hmac').notNull(),
    terms: jsonb('terms').$type<PolicyTerms>().notNull(),
    reads: jsonb('reads').$type<ReadText[]>().notNull(),
    declaredAt: at('declared_at'),
    signedAt: at('signed_at'),
    /** Cents, of the table from `rateFrom` on, a year or the first instalment; the offer holds until its end. */
    premium: integer('premium').notNull(),
    rateFrom: date('rate_from').notNull(),
    offerUntil: at('offer_until').notNull(),
    /** Why it was declined, returned or closed, as its member reads it. */
    refusal: text('refusal'),
    createdAt: at('created_at').notNull(),
    movedAt: at('moved_at').notNull(),
    payBefore: at('pay_before'),
    paidAt: at('paid_at'),
    startsOn: date('starts_on'),
    endsOn: date('ends_on'),
    policyNumber: text('policy_number').unique(),
    /** Printed on the document, by which others see that it is genuine. */
    checkCode: text('check_code'),
    issuedAt: at('issued_at'),
    coolingUntil: at('cooling_until'),
    benefitId: text('benefit_id').references(() => benefits.benefitId),
    /** Since when rights may be used: the insured person's signature is among what is encrypted. */
    registeredAt: at('registered_at'),
    /** Of what the insurer is asked in this state: how often, when again, and what went wrong last. */
    attempts: integer('attempts').notNull().default(0),
    nextAttemptAt: at('next_attempt_at'),
    lastError: text('last_error'),
    /** Cents that are paid back, and when the money was there. */
    back: integer('back').notNull().default(0),
    refundedAt: at('refunded_at'),
    hiddenAt: at('hidden_at'),
  },
  {
    onErase: 'unlink',
    copy: {
      key: 'policies',
      title: '投保与保单',
      words: {
        planId: '方案编号',
        family: '系列',
        applicant: '投保人',
        insured: '被保险人',
        patientId: '用药人编号',
        relation: '关系',
        beneficiaries: '受益人',
        share: '份额（百分之）',
        answers: '健康告知',
        questionId: '问题编号',
        answer: '回答',
        signature: '投保签名',
        warrant: '权益授权签名',
        signerName: '签名人',
        image: '签名图片',
        hash: '内容摘要',
        terms: '投保时的条款',
        tier: '档次',
        type: '交费方式',
        instalments: '分期',
        number: '期数',
        amount: '金额（分）',
        adds: '增加的额度（分）',
        dueOn: '交费日',
        isOnResult: '评估有效才交',
        insurer: '保险公司',
        percent: '赔付比例',
        yearly: '年度保额（分）',
        waitingDays: '等待期（天）',
        coolingDays: '犹豫期（天）',
        maxAge: '最大投保年龄',
        surrenderFee: '退保手续费（百分之）',
        covers: '保障内容',
        excludes: '不保什么',
        medicines: '药品清单',
        reads: '读过的文件',
        declaredAt: '声明时间',
        signedAt: '签名时间',
        premium: '保险费（分）',
        rateFrom: '费率起用日期',
        offerUntil: '报价期限',
        refusal: '未承保或关闭的原因',
        movedAt: '最近变化时间',
        payBefore: '付款期限',
        startsOn: '保险期间开始',
        endsOn: '保险期间结束',
        policyNumber: '保单号',
        checkCode: '校验码',
        issuedAt: '出单时间',
        coolingUntil: '犹豫期结束',
        benefitId: '商保编号',
        registeredAt: '权益登记时间',
        back: '退款（分）',
        refundedAt: '退款到账时间',
      },
    },
    sample: { kind: 'order', text: '{count} 份投保或保单' },
  },
  (t) => [
    index('plan_policies_member').on(t.memberId, t.createdAt),
    index('plan_policies_key').on(t.keyId),
    uniqueIndex('plan_policies_open')
      .on(t.memberId, t.planId)
      .where(sql`${t.state} in ('filling', 'underwriting', 'toPay')`),
    index('plan_policies_insured').on(t.planId, t.insuredHmac),
    index('plan_policies_next')
      .on(t.nextAttemptAt)
      .where(sql`${t.nextAttemptAt} is not null`),
    index('plan_policies_to_pay')
      .on(t.payBefore)
      .where(sql`${t.state} = 'toPay'`),
    check('plan_policies_premium', sql`${t.premium} > 0`),
    check('plan_policies_back', sql`${t.back} >= 0`),
    check('plan_policies_signed', sql`(${t.state} in ('filling', 'declined', 'closed')) or ${t.signedAt} is not null`),
    check('plan_policies_issued', sql`(${t.state} in ('active', 'cancelling', 'cancelled')) = (${t.policyNumber} is not null)`),
  ],
)
export type PolicyRow = typeof policies.$inferSelect

/**
 * The instalments of a policy after the first, made when it is issued. Each one that is paid adds to the policy's limit; `amount` 0 is not paid, and
 * adds on its day.
 */
export const instalments = pgTable(
  'plan_instalments',
  {
    id: text('id').primaryKey(),
    policyId: text('policy_id')
      .notNull()
      .references(() => policies.id, { onDelete: 'cascade' }),
    /** 2 is the first after the one that is paid with the application. */
    number: integer('number').notNull(),
    /** Cents. */
    amount: integer('amount').notNull(),
    adds: integer('adds').notNull(),
    isOnResult: boolean('is_on_result').notNull(),
    dueOn: date('due_on').notNull(),
    state: text('state').$type<InstalmentState>().notNull(),
    paidAt: at('paid_at'),
    /** When the insurer was last asked for the result, and when its member was told that the policy is about to end. */
    askedAt: at('asked_at'),
    warnedAt: at('warned_at'),
  },
  (t) => [
    uniqueIndex('plan_instalments_number').on(t.policyId, t.number),
    index('plan_instalments_due')
      .on(t.dueOn)
      .where(sql`${t.state} in ('coming', 'toPay', 'missed')`),
    check('plan_instalments_amount', sql`${t.amount} >= 0 and ${t.adds} >= 0`),
    check('plan_instalments_paid', sql`(${t.state} = 'paid') = (${t.paidAt} is not null)`),
  ],
)
export type InstalmentRow = typeof instalments.$inferSelect
