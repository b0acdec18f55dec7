import { HttpError } from '../../lib/httpError'
import { kindOf, type Subject } from './subject'

/** Whoever would pay what something has to happen to before; 409 ORDER_IN_REVIEW with the kind's own words. */
export const notYet = ({ kind }: Pick<Subject, 'kind'>) =>
  new HttpError(409, 'ORDER_IN_REVIEW', kindOf({ kind }).notYet ?? `${kindOf({ kind }).noun}现在还不能付款，请先看它的进展`)
