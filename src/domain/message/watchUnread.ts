import { QueryObserver } from '@tanstack/react-query'
import { queries, queryKeyOf } from '@/api/queries'
import { sendRead } from '@/api/sendRead'
import { message } from '@/contract/message'
import { MINUTE } from '@/lib/duration'
import { useUnread } from './unread'

let watched: { userId: string; stop: () => void } | undefined

/** Polls for a member's unread messages while the shop is looked at; reading some asks again at once (the tag `messages`). */
export function watchUnread(userId: string) {
  if (watched?.userId === userId) return
  watched?.stop()
  const observer = new QueryObserver(queries, {
    queryKey: queryKeyOf(message.unread, userId, {}),
    queryFn: ({ signal }) => sendRead(message.unread, {}, signal),
    refetchInterval: MINUTE,
  })
  watched = { userId, stop: observer.subscribe(show) }
  // What the page of messages has asked already is told to nobody again.
  show(observer.getCurrentResult())
}

const show = ({ data }: { data: { total: number } | undefined }) => data && useUnread.setState({ total: data.total })

/** Nobody is logged in any more. */
export function stopWatching() {
  watched?.stop()
  watched = undefined
}
