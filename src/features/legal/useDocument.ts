import { ApiError } from '@/api/errors'
import { useRead } from '@/api/useRead'
import { document } from '@/contract/document'

const FRESH = 600_000

/** A document in the version in force, or one version of it word for word. */
export function useDocument(name: string, version: string | undefined) {
  const present = useRead(document.one, { params: { name } }, { fresh: FRESH, when: version === undefined })
  const past = useRead(document.version, { params: { name, version: version ?? '' } }, { fresh: FRESH, when: version !== undefined })
  const read = version === undefined ? present : past
  return { read, isUnknown: isUnknown(read.error) }
}

/** No document, or none of this version: asking again would not find one. */
export const isUnknown = (error: unknown) => error instanceof ApiError && (error.status === 404 || error.status === 400)
