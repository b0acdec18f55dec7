import { useEffect, useState } from 'react'
import { refetch } from '@/api/queries'
import { useRead } from '@/api/useRead'
import { mall } from '@/contract/mall'
import { isOnline, onlineText } from '@/lib/onlineText'
import { serverNow } from '@/lib/clock'
import { useNow } from '@/platform/renderedPage/useRendered'
import { useHotline } from '@/ui/state/hotline'
import { watchVisibility } from '@/ui/element/watchVisibility'
import { useIsCurrent } from './useIsCurrent'

/** Milliseconds a timer can wait. */
const LONGEST = 2 ** 31 - 1

/** When pharmacists and service answer. `online` is undefined, and `text` the hours alone, where nobody can say who answers now. */
export type Online = { hours: string; online: boolean | undefined; text: string }

/** Whether a pharmacist is online now, by the server's clock, however old the cached answer is; nothing until the gateway said so. */
export function useOnlineTime(): Online | undefined {
  const { data, at, error } = useRead(mall.onlineTime, {}, { staleTime: 600_000, keeps: 'quietly' })
  const isCurrent = useIsCurrent({ at, error })
  const shownAt = useNow()
  const [, lookAgain] = useState(0)
  const left = data?.changesAt ? Date.parse(data.changesAt) - Date.parse(data.serverTime) + at : undefined
  useEffect(() => {
    if (left === undefined) return undefined
    const look = () => {
      lookAgain((times) => times + 1)
      if (Date.now() >= left) void refetch(mall.onlineTime)
    }
    const timer = setTimeout(look, Math.min(Math.max(0, left - Date.now()), LONGEST))
    const unwatch = watchVisibility(look)
    return () => {
      clearTimeout(timer)
      unwatch()
    }
  }, [left])
  const hours = data?.hours
  useEffect(() => {
    if (hours !== undefined) useHotline.setState({ hours })
  }, [hours])
  if (!data) return undefined
  if (!isCurrent) return { hours: data.hours, online: undefined, text: `服务时间 ${data.hours}` }
  const now = serverNow({ serverTime: data.serverTime, at }, shownAt)
  return { hours: data.hours, online: isOnline(data, now), text: onlineText(data, now) }
}
