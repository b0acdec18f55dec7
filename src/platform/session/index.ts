import { create } from 'zustand'
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
  /** Another window of the shop may have logged out, or somebody else in. */
  lookAgain: () => void
}

/** Who is logged in on this device. The token lives in local storage and here (specification 1, section 4). */
export const useSession = create<SessionState>()((set, get) => ({
  member: stored(),
  begin: ({ token, userId, nickname, phoneNum }) => {
    const member = { token, userId, nickname, phoneNum }
    storage.write(KEY, member)
    set({ member })
  },
  end: () => {
    storage.remove(KEY)
    set({ member: undefined })
  },
  lookAgain: () => {
    const member = stored()
    if (member?.token !== get().member?.token) set({ member })
  },
}))

/** Under way while a login that was handed to the shop is taken over: what needs a member waits for it instead of asking for a login. */
export const arrival: { until?: Promise<unknown> } = {}
