/** A sentence meant for the shopper: whoever knows why a press cannot succeed throws it. */
export class Reason extends Error {
  readonly code = 'REASON'
}

/** Ended sessions lead to the login, a missing consent to its text, and what was called off on purpose needs no words. */
const SILENT = new Set(['ABORTED', 'SESSION_ENDED', 'CONSENT_NEEDED'])
const NO_CONSENT = '您没有同意隐私保护指引，这一步用不了，其他功能照常可用'
const UNKNOWN = '没有成功，请稍后再试'

/** WeChat did not do it, because the shopper has not agreed to the privacy guide. */
export const lacksConsent = (error: unknown) => /privacy/i.test(String((error as { errMsg?: unknown } | undefined)?.errMsg))

/**
 * What a shopper reads about a failed press: the message of an error that carries a code (an answer of the gateway, a `Reason`);
 * of anything else only that it failed, because a programmer's words help nobody. Nothing where nothing is to be said.
 */
export function reasonOf(error: unknown): string | undefined {
  if (typeof error !== 'object' || error === null) return UNKNOWN
  const { code, status, message, errMsg } = error as { code?: unknown; status?: unknown; message?: unknown; errMsg?: unknown }
  if (status === 401 || status === 407 || SILENT.has(String(code))) return undefined
  if (typeof errMsg === 'string' && /cancel/i.test(errMsg)) return undefined
  if (lacksConsent(error)) return NO_CONSENT
  return typeof code === 'string' && typeof message === 'string' && message ? message : UNKNOWN
}
