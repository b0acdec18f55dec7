import { useEffect } from 'react'
import { publishConfig } from './publishConfig'
import { useConfig } from './useMallConfig'

/** Keeps what every page is told of the mall. What the mall said last stands until it says something else, also without a network. */
export function PublishMallConfig() {
  const { data, status } = useConfig()
  useEffect(() => {
    if (status === 'ready' && data) publishConfig(data)
  }, [status, data])
  return null
}
