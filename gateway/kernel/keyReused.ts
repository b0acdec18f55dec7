import { HttpError } from '../lib/httpError'

/** An idempotency key that comes again with another request than it came with first: answering as if that were done would be wrong. */
export const keyReused = () => new HttpError(422, 'KEY_REUSED', '这次提交的内容与上次不同，请刷新后重试')
