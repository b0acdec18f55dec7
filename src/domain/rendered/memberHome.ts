import { useState } from 'react'
import { MEMBER_HOME } from '@/platform/offline/ownAnswers'
import { useTakenOver } from '@/platform/renderedPage/useRendered'
import { useSession } from '@/platform/session'
import { storage } from '@/platform/storage'
import { useElder } from '@/ui/text/elder'

/** What a member's home took beyond a visitor's when this device last showed it. */
type Room = {
  /** Height of the family's card in CSS pixels; 0 without one. */
  family: number
  /** Whether the coupon for new members was there. */
  coupon: boolean
}
/** By version: each is laid out otherwise. */
type Rooms = Partial<Record<'standard' | 'elder', Partial<Room>>>

const versionNow = () => (useElder.getState().elder ? 'elder' : 'standard')
const kept = (): Rooms => {
  const value = storage.read(MEMBER_HOME)
  return typeof value === 'object' && value !== null ? value : {}
}

/** The room that a rendered home leaves for a member (index.html reads it, too); nothing where this device has not shown him his home yet. */
export function roomOfMember(): Partial<Room> | undefined {
  const room = kept()[versionNow()]
  return room?.family === undefined ? undefined : room
}

/** Whether this page was taken over with that room: a member's parts come into it, and nothing waits for them. A visitor who logs in has none. */
export function useRoomLeft(): boolean {
  const isTakenOver = useTakenOver()
  const [isMembers] = useState(() => useSession.getState().member !== undefined)
  return isTakenOver && isMembers
}

export function keepRoom(room: Partial<Room>) {
  const rooms = kept()
  storage.write(MEMBER_HOME, { ...rooms, [versionNow()]: { ...rooms[versionNow()], ...room } })
}

/** The classes by which a rendered home leaves room, or nothing of the visitors' coupon (index.html). */
type Left = 'homeBell' | 'homeFamily' | 'homeNoCoupon'
/** Ends what was left for a part, once that part is there. To be called before the browser lays the page out. */
export const endRoom = (left: Left) => document.documentElement.classList.remove(left)
