import type { Subject } from '../pay/subject'

/** The kind of what is paid for a policy: its premium. */
export const PLAN = 'plan'
export const subjectOfPlan = (policyId: string): Subject => ({ kind: PLAN, code: policyId })

/** The kind of an instalment after the first. */
export const INSTALMENT = 'planInstalment'
export const subjectOfInstalment = (id: string): Subject => ({ kind: INSTALMENT, code: id })
