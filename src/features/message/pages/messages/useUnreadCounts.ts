import { useEffect, useRef } from 'react'
import { refetch } from '@/api/queries'
import { useRead } from '@/api/useRead'
import { message } from '@/contract/message'
import { useOnTop } from '@/ui/element/useOnTop'

/** Milliseconds between looks: whoever waits here for an answer reads it within two seconds. */
const LOOK = 1000

/** How many messages are not read, by kind; while the page is looked at it is asked again, and a new message or a new state brings the list. */
export function useUnreadCounts() {
  const isOnTop = useOnTop()
  const { data } = useRead(message.unread, {}, { refetchInterval: isOnTop ? LOOK : undefined })
  const known = useRef<Unread>(undefined)
  useEffect(() => {
    if (data && known.current && hasNews(known.current, data)) void refetch(message.list)
    known.current = data
  }, [data])
  return data ?? message.unread.fallback
}

type Unread = { total: number; newest?: string | null | undefined }

const hasNews = (known: Unread, now: Unread): boolean => now.total > known.total || (now.newest ?? '') > (known.newest ?? '')
