import { HttpError } from '../../lib/httpError'
import type { Consent } from './consents'

/** Rejects an order while a required consent is missing or was given to another version. */
export function checkConsents(needed: readonly Consent[], given: ReadonlyArray<{ document: string; version: string }>) {
  const missing = needed.find(({ document, version }) => !given.some((one) => one.document === document && one.version === version))
  if (missing)
    throw new HttpError(400, 'CONSENT_MISSING', '请先阅读并勾选须知', {
      field: 'consents',
      details: { document: missing.document, version: missing.version },
    })
}
