import type { ReactElement } from 'react'
import { revision } from '../../contract/revision'
import type { ApiError } from '../client/ask'
import { useAsk } from '../client/useAsk'
import { useKeys } from '../keys/useKeys'
import { Answered } from './Answered'
import { unlessCovered } from './covered'
import type { Thing } from './useRevised'

type Reading<D> = { data: D | undefined; error: ApiError | null; refetch: () => Promise<{ data: D | undefined }> }
type Props<D> = {
  subject: string
  subjectId: string
  /** The thing as it is read. */
  detail: Reading<D>
  onSaved: () => void
  onClose: () => void
  children: (thing: Thing<D>) => ReactElement
}

/** Reads a thing and its revisions, and both again after a write. It stands in the place of its list, to which Esc leads back. */
export function RevisedThing<D>({ subject, subjectId, detail, onSaved, onClose, children }: Props<D>) {
  const kept = useAsk(revision.list, { query: { subject, subjectId, size: 50 } })
  const reread = async () => {
    onSaved()
    const [{ data }] = await Promise.all([detail.refetch(), kept.refetch()])
    return data
  }
  useKeys({ leave: unlessCovered(onClose) })
  return (
    <div className="review revised">
      <Answered of={detail}>
        {(now) => <Answered of={kept}>{({ results }) => children({ subject, subjectId, now, all: results, reread })}</Answered>}
      </Answered>
    </div>
  )
}
