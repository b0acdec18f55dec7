import { usePending } from '@/platform/pending'
import { DialogHost } from './DialogHost'
import { useLayers } from '../feedback/layerStore'
import { LoadingOverlay } from './LoadingOverlay'
import { ToastHost } from './ToastHost'

/** What lies above the page on top: toast, question, picture and overlay. */
export function Layers() {
  // Reading shows skeletons; the overlay belongs to presses that write.
  const writing = useLayers(({ presses }) => presses > 0)
  const pending = usePending(({ count }) => count > 0)
  const zoom = useLayers((layers) => layers.zoom)
  return (
    <>
      <ToastHost />
      <DialogHost />
      {zoom}
      <LoadingOverlay visible={writing && pending} />
    </>
  )
}
