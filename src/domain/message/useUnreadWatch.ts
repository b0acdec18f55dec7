import { useEffect } from 'react'
import { useSession } from '@/platform/session'
import { loadWatch } from './loadWatch'
import { registerApp } from './registerApp'
import { useUnread } from './unread'

/** Keeps `useUnread` for whoever is logged in: every tab shows it. */
export function useUnreadWatch() {
  const userId = useSession((session) => session.member?.userId)
  useEffect(() => {
    let isOver = false
    if (userId === undefined) useUnread.setState({ total: 0 })
    else registerApp(userId)
    void loadWatch().then(
      ({ watchUnread, stopWatching }) => !isOver && (userId === undefined ? stopWatching() : watchUnread(userId)),
      () => undefined,
    )
    return () => {
      isOver = true
    }
  }, [userId])
}
