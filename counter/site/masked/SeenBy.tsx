import { uncover } from '../../contract/uncover'
import { shopTime } from '../../../src/lib/time'
import { useAsk } from '../client/useAsk'
import type { CaseOf } from './Masked'

/** Which colleagues looked at personal data of a case, and why; nothing where nobody has. */
export function SeenBy({ of }: { of: CaseOf }) {
  const read = useAsk(uncover.list, { params: of })
  const seen = read.data?.results ?? []
  if (seen.length === 0) return null
  return (
    <section aria-label="看过的人" className="seen-by">
      <strong>看过的人</strong>
      <ul>
        {seen.map(({ by, at, field, reason }) => (
          <li key={`${at}${by}${field}`}>
            {shopTime(at)} {by} 查看{field}：{reason}
          </li>
        ))}
      </ul>
    </section>
  )
}
