import type { Brought } from './brought'

/** What somebody wrote here; `path` is of a picture on this device, `pictureId` once the gateway has it. */
export type Content =
  | { kind: 'text'; text: string }
  | { kind: 'question'; questionId: string; text: string }
  | { kind: 'card'; card: Brought; text: string }
  | { kind: 'picture'; path: string; pictureId?: string; progress: number }

/** A message on its way. It keeps its `clientId` however often it is sent, so that it is stored once. */
export type Outgoing = {
  clientId: string
  /** Milliseconds of this device's clock. */
  at: number
  content: Content
  status: 'sending' | 'sent' | 'failed'
  /** Why it failed, in words. */
  why?: string | undefined
}
