import { useEffect } from 'react'
import { useConnectivity } from '@/platform/connectivity'
import { allRows } from '@/routes/rows'
import { illustrations } from '../illustrations'
import { lazy } from '../state/lazy'

const useLayersPart = lazy(async () => {
  const [{ Layers }] = await Promise.all([import('../layer/Layers'), allRows()])
  // The one picture that is needed just when it cannot be fetched.
  new Image().src = illustrations.network
  return Layers
})

/** Nothing lies above a page before somebody has seen it: fetched when the first screen is there, and tried again when the network is back. */
export function LazyLayers() {
  const { Part, failed, load } = useLayersPart()
  const online = useConnectivity((state) => state.online)
  useEffect(() => {
    if (failed && online) void load()
  }, [failed, online, load])
  return Part ? <Part /> : null
}
