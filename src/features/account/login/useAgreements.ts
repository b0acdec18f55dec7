import { useRead } from '@/api/useRead'
import { document } from '@/contract/document'

/** What is agreed to with the user agreement and the privacy policy: the versions the gateway shows now. */
export function useAgreements() {
  const clause = useRead(document.one, { params: { name: 'clause' } }, { staleTime: 600_000 })
  const privacy = useRead(document.one, { params: { name: 'privacy' } }, { staleTime: 600_000 })
  return {
    /** `clause@version,privacy@version`, once both versions are known. */
    agreements: clause.data && privacy.data ? `clause@${clause.data.version},privacy@${privacy.data.version}` : undefined,
    retry: () => Promise.all([clause.retry(), privacy.retry()]).then(() => undefined),
  }
}
