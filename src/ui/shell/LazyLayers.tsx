import { useRoute } from '@/routes/useRoute'
import { BackContainer } from '../layer/BackContainer'
import { Layers } from '../layer/Layers'
import { UpdateAsk } from './UpdateAsk'

/** The mini-program has all of its main package at hand, and a newer one to tell of on its tabs. */
export function LazyLayers() {
  const { row } = useRoute()
  return (
    <>
      <BackContainer />
      <Layers />
      {row.tab && <UpdateAsk />}
    </>
  )
}
