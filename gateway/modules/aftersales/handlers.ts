import { refund } from '../../../src/contract/refund'
import { HttpError } from '../../kernel/httpError'
import { implement } from '../../kernel/implement'

const later = () => Promise.reject(new HttpError(503, 'NOT_YET', '正在开发'))

export const refundHandlers = implement(refund, {
  applicable: later,
  form: later,
  quote: later,
  apply: later,
  list: later,
  detail: later,
  cancel: later,
  hide: later,
  track: later,
  logistic: later,
})
