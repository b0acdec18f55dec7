import type { Subject } from '../pay/subject'

/** The kind of what is paid for a membership. */
export const SVIP = 'svip'
export const subjectOfSvip = (orderId: string): Subject => ({ kind: SVIP, code: orderId })
