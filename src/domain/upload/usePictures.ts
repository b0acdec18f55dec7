import { useEffect, useMemo, useRef, useState } from 'react'
import { write } from '@/api/write'
import { upload, type UploadKind } from '@/contract/upload'
import type { Uploaded } from '@/ui/form/uploader/uploads'
import { openPicture } from './openPicture'
import { sendPicture } from './sendPicture'

type Pictures = {
  kind: UploadKind
  /** In their order; a form keeps them with its draft. */ ids: readonly string[]
  onChange: (ids: string[]) => void
}

/**
 * The pictures of one field of a form: sent as they are chosen, and fetched again where the form was left and opened anew. What is taken
 * out is deleted; one that is gone at the gateway falls out by itself.
 */
export function usePictures({ kind, ids, onChange }: Pictures) {
  const [urls, setUrls] = useState<ReadonlyMap<string, string>>(new Map())
  const latest = useRef({ ids, onChange })
  latest.current = { ids, onChange }
  useEffect(() => {
    let isGone = false
    for (const id of latest.current.ids)
      void openPicture(id).then((found) => {
        if (isGone) return
        if (found) setUrls((before) => new Map(before).set(id, found.url))
        else {
          // Two may be gone before the form has drawn itself without the first.
          const left = latest.current.ids.filter((one) => one !== id)
          latest.current = { ...latest.current, ids: left }
          latest.current.onChange(left)
        }
      })
    return () => {
      isGone = true
    }
  }, [])
  const send = useMemo(() => sendPicture(kind), [kind])
  const change = (next: readonly Uploaded[]) => {
    const left = new Set(next.map(({ id }) => id))
    // The gateway deletes by itself what it is not told of.
    for (const id of ids) if (!left.has(id)) void write(upload.remove, { params: { id } }).catch(() => undefined)
    setUrls((before) => new Map([...before, ...next.map(({ id, url }) => [id, url] as const)]))
    onChange([...left])
  }
  return { photos: ids.map((id) => ({ id, url: urls.get(id) ?? '' })), change, send }
}
