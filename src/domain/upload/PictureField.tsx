import type { UploadKind } from '@/contract/upload'
import { Uploader } from '@/ui/form/uploader/Uploader'
import { usePictures } from './usePictures'

type Props = {
  /** What the pictures are: 处方照片. */
  label: string
  kind: UploadKind
  /** The form and its record: what was chosen for it is there again after the page was closed. */
  draft: string
  max?: number
}

/** Pictures of a form on their way to the gateway. The form submits the ids that `usePictures` has under the same draft. */
export function PictureField({ label, kind, draft, max = 3 }: Props) {
  const { photos, change, send } = usePictures({ kind, draft })
  return <Uploader label={label} photos={photos} onChange={change} send={send} max={max} />
}
