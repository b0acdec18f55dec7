import { useState } from 'react'

/**
 * Reads a record again after a write to it, and is busy until the new version is there: whoever goes on at once would send the old one, and
 * meet the own change as a conflict. That it could not be read is said where it is shown (`Answered`), and not of the write.
 */
export function useReread<A>({ refetch }: { refetch: () => Promise<A> }) {
  const [isRereading, setRereading] = useState(false)
  const reread = async () => {
    setRereading(true)
    const answer = await refetch()
    setRereading(false)
    return answer
  }
  return { reread, isRereading }
}
