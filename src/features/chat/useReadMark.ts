import { useEffect, useRef } from 'react'
import { write } from '@/api/write'
import { chat } from '@/contract/chat'
import { heldSeq, type Thread } from './thread'

/** Messages that come together are read together. */
const TOGETHER_MS = 500

/** Tells the gateway what the member has seen: the messages at the foot of the page, while somebody looks at it. */
export function useReadMark(thread: Thread, isSeen: boolean) {
  const { conversation } = thread
  const seq = heldSeq(thread)
  const conversationId = conversation?.conversationId
  const told = useRef(0)
  const isUnread = isSeen && seq > Math.max(told.current, conversation?.readSeq ?? 0)
  useEffect(() => {
    if (!isUnread || conversationId === undefined) return undefined
    const tell = () => {
      told.current = seq
      write(chat.read, { params: { conversationId }, body: { seq } }).catch(() => {
        told.current = 0
      })
    }
    const timer = setTimeout(tell, TOGETHER_MS)
    return () => clearTimeout(timer)
  }, [isUnread, seq, conversationId])
}
