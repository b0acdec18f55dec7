import type { Subject } from '../pay/subject'

export const ORDER = 'order'

export const subjectOfOrder = (orderCode: string): Subject => ({ kind: ORDER, code: orderCode })
