import { read } from '@/api/read'
import { useRead } from '@/api/useRead'
import { agreementsTo } from '@/contract/agreement'
import { document } from '@/contract/document'

const CLAUSE = { params: { name: 'clause' } }
const PRIVACY = { params: { name: 'privacy' } }
const OFTEN = { staleTime: 600_000 }

/**
 * What is agreed to with the user agreement and the privacy policy: the versions the gateway shows now. Answers
 * `clause@version,privacy@version`; a press that is quicker than the page waits for them. Rejects with the call's error.
 */
export function useAgreements(): () => Promise<string> {
  const { data: clause } = useRead(document.one, CLAUSE, OFTEN)
  const { data: privacy } = useRead(document.one, PRIVACY, OFTEN)
  return async () => {
    const texts = [clause ?? (await read(document.one, CLAUSE)), privacy ?? (await read(document.one, PRIVACY))]
    return agreementsTo(texts.map(({ name, version }) => ({ document: name, version })))
  }
}
