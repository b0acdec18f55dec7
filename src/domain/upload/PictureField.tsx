import type { UploadKind } from '@/contract/upload'
import { Uploader } from '@/ui/form/uploader/Uploader'
import { usePictures } from './usePictures'

type Props = {
  /** What the pictures are: 处方照片. */
  label: string
  kind: UploadKind
  /** Ids of the pictures the form has; it keeps them with what else was put into it. */
  ids: readonly string[]
  onChange: (ids: string[]) => void
  max?: number
  /** Two places that say where from: the camera, the album. */
  wide?: boolean
  /** To be looked at only: the form was sent. */
  disabled?: boolean
}

/** Pictures of a form on their way to the gateway. */
export function PictureField({ label, kind, ids, onChange, max = 3, wide = false, disabled = false }: Props) {
  const { photos, change, send } = usePictures({ kind, ids, onChange })
  return <Uploader label={label} photos={photos} onChange={change} send={send} max={max} wide={wide} disabled={disabled} />
}
