import { useState } from 'react'
import { toast } from '@/ui/feedback/toast'
import type { UsedConversation } from '../useConversation'

/** The evaluation of a session: due once somebody of the pharmacy has answered in it, and once. */
export function useAppraisal({ thread, appraise }: UsedConversation) {
  const [isOpen, setOpen] = useState(false)
  const [given, setGiven] = useState<number>()
  const { session, state, stars } = thread.conversation ?? {}
  const isAnswered = thread.messages.some(({ sender }) => sender === 'staff')
  const isDone = session === undefined || given === session || (state === 'ended' && stars !== null)
  const send = async (how: { stars: number; words: string }) => {
    if (session === undefined) return
    await appraise({ session, ...how })
    setGiven(session)
    setOpen(false)
    toast('谢谢您的评价', { icon: 'check' })
  }
  return { isDue: isAnswered && !isDone, isOpen, open: () => setOpen(true), close: () => setOpen(false), send }
}
