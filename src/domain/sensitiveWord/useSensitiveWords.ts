import { useEffect, useRef, useState } from 'react'
import { ApiError } from '@/api/errors'
import { write } from '@/api/write'
import { RefusedWords, sensitiveWord, type WordHit, type WordUse } from '@/contract/sensitiveWord'
import { useDebounced } from '@/ui/form/useDebounced'
import { stillThere } from './stillThere'

/** Milliseconds after the last letter before a text is checked. */
const PAUSE_MS = 600

/**
 * Checks what is typed while it is typed: which words others may not read, as marks of the text. Where the check cannot be asked nothing is
 * marked: the gateway checks again whatever is sent. `refused(error)` takes over what it refused, and answers whether that was it.
 */
export function useSensitiveWords(use: WordUse, field: string, text: string) {
  const [checked, setChecked] = useState<{ text: string; hits: readonly WordHit[] }>({ text: '', hits: [] })
  const settled = useDebounced(text, PAUSE_MS)
  const latest = useRef(text)
  latest.current = text
  useEffect(() => {
    if (settled.trim() === '') return
    write(sensitiveWord.check, { body: { use, texts: [{ field, text: settled }] } }).then(
      ({ hits }) => latest.current === settled && setChecked({ text: settled, hits }),
      () => undefined,
    )
  }, [use, field, settled])
  return {
    marks: stillThere(checked, text),
    refused: (error: unknown): boolean => {
      const hits = refusedIn(error).filter((hit) => hit.field === field)
      if (hits.length > 0) setChecked({ text: latest.current, hits })
      return hits.length > 0
    },
  }
}

function refusedIn(error: unknown): readonly WordHit[] {
  if (!(error instanceof ApiError) || error.code !== 'SENSITIVE_WORD') return []
  const read = RefusedWords.safeParse(error.details)
  return read.success ? read.data.hits : []
}
