import { useState } from 'react'
import { draftOf } from '../client/drafts'
import { useSession } from '../session/useSession'

/** What was typed of a decision and not sent, where it was typed before: kept until it is done, `order:…`. */
export function useDraft<T extends object>(record: string) {
  const session = useSession()
  const kept = draftOf(session.state === 'in' ? session.me.staffId : '', record)
  const [draft] = useState(() => parsed<T>(kept.read()))
  return { draft, keep: (typed: Partial<T>) => kept.keep(JSON.stringify(typed)), drop: kept.drop }
}

function parsed<T extends object>(text: string | null): Partial<T> {
  try {
    return JSON.parse(text ?? '{}') as Partial<T>
  } catch {
    return {}
  }
}
