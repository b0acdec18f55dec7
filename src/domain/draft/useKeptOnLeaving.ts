import { useEffect } from 'react'
import { watchLeaving } from '@/platform/leaving'
import type { GatewayDraft } from './gatewayDraft'

const nothing = () => undefined

/** The page goes, or the whole shop does: what is left to be kept goes at once. */
export function useKeptOnLeaving({ flush }: Pick<GatewayDraft<unknown>, 'flush'>) {
  useEffect(() => {
    const end = watchLeaving(flush, nothing)
    return () => {
      end()
      flush()
    }
  }, [flush])
}
