import { useEffect } from 'react'
import { useDemonstration } from '@/ui/demonstration'
import { useHotline } from '@/ui/hotline'
import { useConfig } from './useMallConfig'

/**
 * Tells every page whether this is a demonstration, and the telephone that a page names on which something went wrong. What the mall said
 * last stands until it says something else, also without a network.
 */
export function TellMall() {
  const { data, status } = useConfig()
  const sentence = data?.demonstration
  const phone = data?.appBoxInfo?.phone
  useEffect(() => {
    if (status !== 'ready') return
    useDemonstration.setState({ sentence })
    useHotline.setState({ phone })
  }, [status, sentence, phone])
  return null
}
