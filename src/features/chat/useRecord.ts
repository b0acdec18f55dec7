import { useCallback, useEffect, useRef, useState, type Dispatch } from 'react'
import { read } from '@/api/read'
import { chat, type Conversation } from '@/contract/chat'
import type { Thread, ThreadEvent } from './thread'

/** Messages of one page of the record. */
const PAGE = 30

/** One page of the record, the latest before `before`; 0 of all. */
const page = ({ conversationId }: Conversation, before: number) =>
  read(chat.record, { params: { conversationId }, query: { before, size: PAGE } })

/** Above the number of any message. */
const BEYOND = 999_999_999

/** How the member's conversation with the pharmacy stands, or the one of an id; null before the first. */
const standing = async (conversationId: string | undefined): Promise<Conversation | null> =>
  conversationId === undefined
    ? (await read(chat.current, {})).conversation
    : (await read(chat.changes, { params: { conversationId }, query: { after: BEYOND } })).conversation

/** The same with its latest messages; nothing before the first. */
async function readAfresh(conversationId: string | undefined): Promise<ThreadEvent | undefined> {
  const conversation = await standing(conversationId)
  return conversation ? { type: 'read', conversation, ...(await page(conversation, 0)) } : undefined
}

/** Reads the record when the page is opened, and afresh whenever more was missed than is told one by one. */
export function useRecord(thread: Thread, dispatch: Dispatch<ThreadEvent>, conversationId: string | undefined) {
  const [status, setStatus] = useState<'loading' | 'ready' | 'failed'>('loading')
  const [error, setError] = useState<unknown>(null)
  const load = useCallback(async () => {
    try {
      const event = await readAfresh(conversationId)
      if (event) dispatch(event)
      setStatus('ready')
    } catch (why) {
      setError(why)
      setStatus((before) => (before === 'ready' ? 'ready' : 'failed'))
    }
  }, [dispatch, conversationId])
  useEffect(() => void load(), [load])
  const { mustReload } = thread
  useEffect(() => {
    if (mustReload) void load()
  }, [mustReload, load])

  const isLoading = useRef(false)
  /** Calls back right before what was read is shown. */
  const loadEarlier = async (beforeShown: () => Promise<void>) => {
    const { conversation, messages, hasEarlier } = thread
    if (!conversation || !hasEarlier || isLoading.current) return
    isLoading.current = true
    try {
      const earlier = await page(conversation, messages[0]?.seq ?? 0)
      await beforeShown()
      dispatch({ type: 'earlier', ...earlier })
    } finally {
      isLoading.current = false
    }
  }
  const retry = async () => {
    setStatus('loading')
    await load()
  }
  return { status, error, retry, loadEarlier }
}
