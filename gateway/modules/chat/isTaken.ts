import type { ConversationRow } from './append'

type Seat = Pick<ConversationRow, 'staffId' | 'leaseUntil' | 'endedAt'>

/** Whether somebody of the pharmacy is in a conversation: a lease that nobody renewed counts no more. */
export const isTaken = ({ staffId, leaseUntil, endedAt }: Seat, now: Date): boolean =>
  endedAt === null && staffId !== null && leaseUntil !== null && leaseUntil > now
