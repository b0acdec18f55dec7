import type { RefundState } from '../paymentProvider'

const STATES: Readonly<Record<string, RefundState>> = { SUCCESS: 'done', PROCESSING: 'underWay', CLOSED: 'failed', ABNORMAL: 'failed' }

/** What WeChat Pay's word for a refund means. A word nobody knows leaves it under way: it is asked again. */
export const refundStateIn = (status: string): RefundState => STATES[status] ?? 'underWay'
