import { useEffect, useRef, type Dispatch } from 'react'
import { readInBackground } from '@/api/read'
import { write } from '@/api/write'
import { chat } from '@/contract/chat'
import { SECOND } from '@/lib/duration'
import { openSocket } from '@/platform/socket'
import { createLiveUpdates, POLL_MS, type LiveUpdates } from './liveUpdates'
import { heldSeq, isBehind, type Thread, type ThreadEvent } from './thread'

/** How long a missing message is waited for before it is asked for: mostly it is on its way. */
const GAP_MS = 0.4 * SECOND
/** How long somebody is said to be typing after it was told. */
const TYPING_MS = 5 * SECOND
/** Between two words that the member is typing. */
const TELLS_TYPING_MS = 3 * SECOND

type Latest = { readonly current: Thread }
type Keeping = { thread: Thread; latest: Latest; dispatch: Dispatch<ThreadEvent>; isLooked: boolean }

/** Where the socket stands, with a token that opens it once; null where the gateway has none. */
async function address(): Promise<string | null> {
  const { socket } = await readInBackground(chat.host, {})
  if (socket === null) return null
  const { token } = await write(chat.token, {})
  return `${socket}?token=${encodeURIComponent(token)}`
}

/** Keeps the conversation up to date while somebody looks at it; gives how to tell that the member is typing. */
export function useLive({ thread, latest, dispatch, isLooked }: Keeping): () => void {
  const conversationId = thread.conversation?.conversationId
  const live = useRef<LiveUpdates>(undefined)
  useEffect(() => {
    if (conversationId === undefined || !isLooked) return undefined
    const own = createLiveUpdates({
      openSocket,
      address,
      held: () => ({ conversationId, after: heldSeq(latest.current) }),
      onFrame: (frame) => dispatch({ type: 'frame', frame }),
      poll: () => askForChanges(latest, dispatch),
    })
    own.start()
    live.current = own
    return own.stop
  }, [conversationId, isLooked, latest, dispatch])
  useGap({ thread, latest, dispatch, isLooked })
  useTypingEnds(thread, dispatch)
  const toldAt = useRef(0)
  return () => {
    if (Date.now() - toldAt.current < TELLS_TYPING_MS) return
    toldAt.current = Date.now()
    live.current?.typing()
  }
}

/** What came after the last message that is here; a failure is left to the next look. */
async function askForChanges(latest: Latest, dispatch: Dispatch<ThreadEvent>): Promise<void> {
  const { conversation } = latest.current
  if (!conversation) return
  const { conversationId } = conversation
  try {
    const answer = await readInBackground(chat.changes, { params: { conversationId }, query: { after: heldSeq(latest.current) } })
    dispatch({ type: 'changes', ...answer })
  } catch {
    // The next look asks again.
  }
}

/** A message that does not come though one after it did is asked for, until it is here. */
function useGap({ thread, latest, dispatch, isLooked }: Keeping) {
  const isMissing = isBehind(thread) && !thread.mustReload && isLooked
  useEffect(() => {
    if (!isMissing) return undefined
    const ask = () => void askForChanges(latest, dispatch)
    const [first, again] = [setTimeout(ask, GAP_MS), setInterval(ask, POLL_MS)]
    return () => {
      clearTimeout(first)
      clearInterval(again)
    }
  }, [isMissing, latest, dispatch])
}

function useTypingEnds({ typing }: Thread, dispatch: Dispatch<ThreadEvent>) {
  useEffect(() => {
    if (typing === undefined) return undefined
    const timer = setTimeout(() => dispatch({ type: 'stoppedTyping' }), TYPING_MS)
    return () => clearTimeout(timer)
  }, [typing, dispatch])
}
