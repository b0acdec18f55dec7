import { isUnknown } from '@/api/errors'
import { useRead } from '@/api/useRead'
import { document } from '@/contract/document'

const STALE_MS = 600_000

/** A document in the version in force, or one version of it word for word. */
export function useDocument(name: string, version: string | undefined) {
  const present = useRead(document.one, { params: { name } }, { staleTime: STALE_MS, enabled: version === undefined })
  const past = useRead(
    document.version,
    { params: { name, version: version ?? '' } },
    { staleTime: STALE_MS, enabled: version !== undefined },
  )
  const read = version === undefined ? present : past
  return { read, isUnknown: isUnknown(read.error) }
}
