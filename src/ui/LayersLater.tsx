import { useRoute } from '@/routes/useRoute'
import { Layers } from './Layers'
import { UpdateAsk } from './UpdateAsk'

/** The mini-program has all of its main package at hand, and a newer one to tell of on its tabs. */
export function LayersLater() {
  const { row } = useRoute()
  return (
    <>
      <Layers />
      {row.tab && <UpdateAsk />}
    </>
  )
}
