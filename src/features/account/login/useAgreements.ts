import { useState } from 'react'
import { useRead } from '@/api/useRead'
import { document } from '@/contract/document'

/** Consent to the user agreement and the privacy policy: never ticked beforehand, and to the version the gateway shows now. */
export function useAgreements() {
  const [agreed, setAgreed] = useState(false)
  const clause = useRead(document.one, { params: { name: 'clause' } }, { fresh: 600_000 })
  const privacy = useRead(document.one, { params: { name: 'privacy' } }, { fresh: 600_000 })
  return {
    agreed,
    setAgreed,
    /** `clause@version,privacy@version`, once both versions are known. */
    agreements: clause.data && privacy.data ? `clause@${clause.data.version},privacy@${privacy.data.version}` : undefined,
    retry: () => Promise.all([clause.retry(), privacy.retry()]).then(() => undefined),
  }
}
