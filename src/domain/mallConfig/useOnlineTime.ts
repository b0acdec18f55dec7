import { useEffect, useState } from 'react'
import { makeStale } from '@/api/queries'
import { useRead } from '@/api/useRead'
import { mall } from '@/contract/mall'
import { isOnline, onlineText } from '@/lib/onlineText'
import { serverNow } from '@/lib/serverNow'
import { useHotline } from '@/ui/hotline'
import { watchVisibility } from '@/ui/watchVisibility'

/** Milliseconds a timer can wait. */
const LONGEST = 2 ** 31 - 1

/** When pharmacists and service answer; nothing until the gateway said so. */
export type Online = { hours: string; online: boolean; text: string }

/** Whether somebody answers, by the gateway's clock, however long the answer has been lying there. */
export function useOnlineTime(): Online | undefined {
  const { data, at } = useRead(mall.onlineTime, {}, { fresh: 600_000 })
  const [, lookAgain] = useState(0)
  const left = data?.changesAt ? Date.parse(data.changesAt) - Date.parse(data.serverTime) + at : undefined
  useEffect(() => {
    if (left === undefined) return undefined
    const look = () => {
      lookAgain((times) => times + 1)
      if (Date.now() >= left) void makeStale(mall.onlineTime)
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
  const now = serverNow({ serverTime: data.serverTime, at })
  return { hours: data.hours, online: isOnline(data, now), text: onlineText(data, now) }
}
