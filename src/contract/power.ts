import * as z from 'zod/mini'
import { endpoint } from './endpoint'
import { Cents, EMPTY_PAGE, Id, Instant, Page, pageOf, Size } from './fields'
import { InsuranceLimit } from './insurance'
import { Message } from './message'

/** Where a member's rights come from: plans that are applied for here, what an insurer has for him, the paid membership. */
export const PowerType = z.enum(['taf', 'innovationpay', 'insurance', 'svip'])
export type PowerType = z.infer<typeof PowerType>

/** `coming` before its first day; `spent` with nothing left; `paused` by the shop; `over` after its last day. */
export const PowerState = z.enum(['usable', 'coming', 'paused', 'spent', 'over'])
export type PowerState = z.infer<typeof PowerState>

/** A right of a member's: what it gives, what is left of it, and where it is used. */
export const Power = z
  .looseObject({
    powerId: Id,
    type: PowerType,
    /** 安心可·特药医疗险 基础版 */
    title: z.string(),
    /** Who gives it: the insurer, or the shop. */
    from: z.string(),
    /** Whom it is for, masked; null where it is the member's own. */
    insured: z.nullable(z.string()),
    state: PowerState,
    /** How it stands in words, and what can be done. */
    text: z.string(),
    gives: z.array(z.string()),
    /** 还剩 ¥4,321.00 */
    left: z.string(),
    /** Of one that is counted in money. */
    limit: z.nullable(InsuranceLimit),
    startsOn: z.iso.date(),
    endsOn: z.iso.date(),
    /** The shop's address at which it is used. */
    link: z.string(),
  })
  .register(z.globalRegistry, { id: 'Power' })
export type Power = z.infer<typeof Power>

/** What an insurer paid of an order, or holds for it. */
export const PowerUse = z
  .looseObject({
    orderCode: Id,
    title: z.string(),
    insured: z.nullable(z.string()),
    amount: Cents,
    /** It counts once the order is received; until then it is held. */
    isTaken: z.boolean(),
    at: Instant,
  })
  .register(z.globalRegistry, { id: 'PowerUse' })
export type PowerUse = z.infer<typeof PowerUse>

/** The rights of a member out of all that gives some (specification 1, section 2: `/power`; methods and fields are not shown and are ours). */
export const power = {
  list: endpoint('GET /powers', {
    about: 'This member’s rights out of plans, insurance and the paid membership: what can be used first, then what ends first',
    session: 'required',
    provides: 'powers',
    output: z.looseObject({ results: z.array(Power) }),
    fallback: { results: [] },
  }),
  detail: endpoint('GET /powers/{type}', {
    about: 'The rights of one kind, how they are used, and what the last orders used of them',
    session: 'required',
    params: z.object({ type: PowerType }),
    provides: 'powers',
    output: z.looseObject({
      /** How it is used, step by step. */
      steps: z.array(z.looseObject({ title: z.string(), text: z.string() })),
      powers: z.array(Power),
      uses: z.array(PowerUse),
    }),
  }),
  messages: endpoint('GET /powerMessages', {
    about: 'What this member was told of his rights: granted, used, about to end; newest first',
    session: 'required',
    query: z.object({ page: Page, size: Size }),
    provides: 'messages',
    output: pageOf(Message),
    fallback: EMPTY_PAGE,
  }),
}
