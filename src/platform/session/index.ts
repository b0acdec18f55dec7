import { create } from 'zustand'
import { forgetOwnAnswers, INSURANCE_CART } from '../offline/ownAnswers'
import { storage } from '../storage'

export type Member = { token: string; userId: string; nickname: string; phoneNum: string }

const KEY = 'session'
/** Storage belongs to the shopper's device: what comes out of it is looked at before it is believed. */
function stored(): Member | undefined {
  const value = storage.read(KEY)
  if (typeof value !== 'object' || value === null) return undefined
  const { token, userId, nickname, phoneNum } = value as Partial<Record<keyof Member, unknown>>
  const whole = typeof token === 'string' && typeof userId === 'string' && typeof nickname === 'string' && typeof phoneNum === 'string'
  return whole ? { token, userId, nickname, phoneNum } : undefined
}

type SessionState = {
  member: Member | undefined
  begin: (member: Member) => void
  end: () => void
  /** Another tab may have logged out or in as another member. */
  lookAgain: () => void
}

/** The session store: who is logged in on this device. The token is kept in local storage and here (specification 1, section 4). */
export const useSession = create<SessionState>()((set, get) => ({
  member: stored(),
  begin: ({ token, userId, nickname, phoneNum }) => {
    const member = { token, userId, nickname, phoneNum }
    if (userId !== get().member?.userId) forgetOwnAnswers()
    storage.write(KEY, member)
    set({ member })
  },
  end: () => {
    storage.remove(KEY)
    storage.remove(INSURANCE_CART)
    forgetOwnAnswers()
    set({ member: undefined })
  },
  lookAgain: () => {
    const member = stored()
    if (member?.userId !== get().member?.userId) forgetOwnAnswers()
    if (member?.token !== get().member?.token) set({ member })
  },
}))

/** Under way while a login that was handed to the shop is taken over: what needs a member waits for it instead of asking for a login. */
export const arrival: { until?: Promise<unknown> } = {}
