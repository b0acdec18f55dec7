import { useEffect, useMemo, useState } from 'react'
import { write } from '@/api/write'
import { upload, type UploadKind } from '@/contract/upload'
import type { Uploaded } from '@/ui/form/uploader/uploads'
import { draftsOf } from '../draft/drafts'
import { openPicture } from './openPicture'
import { sendPicture } from './sendPicture'

const drafts = draftsOf('pictures')

/** The ids are all that stays on the device: they open nothing without the member's token. */
function keptIds(draft: string): string[] {
  const kept = drafts.read(draft)
  return Array.isArray(kept) ? kept.filter((id): id is string => typeof id === 'string') : []
}

/**
 * The pictures of one field of a form: sent as they are chosen, kept in their order under the name of a draft, and there again when the
 * page was closed. What is taken out is deleted. `drop` forgets the draft once the form was submitted.
 */
export function usePictures({ kind, draft }: { kind: UploadKind; draft: string }) {
  const [photos, setPhotos] = useState<readonly Uploaded[]>([])
  useEffect(() => {
    let isGone = false
    void Promise.all(keptIds(draft).map(openPicture)).then((found) => {
      const there = found.filter((photo) => photo !== undefined)
      if (!isGone) setPhotos((added) => [...there, ...added])
    })
    return () => {
      isGone = true
    }
  }, [draft])
  const send = useMemo(() => sendPicture(kind), [kind])
  const change = (next: readonly Uploaded[]) => {
    const left = new Set(next.map(({ id }) => id))
    // The gateway deletes by itself what it is not told of.
    for (const { id } of photos) if (!left.has(id)) void write(upload.remove, { params: { id } }).catch(() => undefined)
    drafts.keep(draft, [...left])
    setPhotos(next)
  }
  return { photos, change, send, drop: () => drafts.drop(draft) }
}
