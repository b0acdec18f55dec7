import { HttpError } from '../../kernel/httpError'

/** Whoever would pay what a pharmacist has not approved yet. */
export const inReview = () => new HttpError(409, 'ORDER_IN_REVIEW', '药师审方中，审过才付款；结果会发消息告诉您')
