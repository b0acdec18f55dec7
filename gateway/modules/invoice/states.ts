import type { InvoiceState } from '../../../src/contract/invoiceStates'
import { stateTable } from '../../lib/stateTable'

/** How an invoice moves: who causes it, and from where to where. A red one begins as `issuing`. */
export const INVOICE_MOVES = stateTable({
  of: 'invoices',
  states: ['asked', 'issuing', 'failed', 'issued', 'partlyRed', 'red', 'refused', 'withdrawn'] satisfies InvoiceState[],
  first: 'asked',
  last: ['red', 'refused', 'withdrawn'],
  moves: {
    /** Received: what stands on it is settled, and the provider is asked. */
    settle: { by: 'clock', from: ['asked'], to: 'issuing' },
    fail: { by: 'clock', from: ['issuing'], to: 'failed' },
    retry: { by: 'staff', from: ['failed'], to: 'issuing' },
    issue: { by: 'clock', from: ['issuing'], to: 'issued' },
    refuse: { by: 'staff', from: ['asked', 'failed'], to: 'refused' },
    withdraw: { by: 'member', from: ['asked'], to: 'withdrawn' },
    /** The order was cancelled, or nothing is left of what was paid. */
    drop: { by: 'clock', from: ['asked'], to: 'withdrawn' },
    redden: { by: 'clock', from: ['issued', 'partlyRed'], to: 'partlyRed' },
    reddenAll: { by: 'clock', from: ['issued', 'partlyRed'], to: 'red' },
  },
} as const)

export type InvoiceMove = keyof typeof INVOICE_MOVES

/** Whether an invoice may be moved so from where it stands. */
export const mayMove = (state: InvoiceState, move: InvoiceMove): boolean =>
  (INVOICE_MOVES[move].from as readonly InvoiceState[]).includes(state)

/** States of a blue invoice beside which an order has no other. */
export const LIVE = ['asked', 'issuing', 'failed', 'issued', 'partlyRed'] as const satisfies InvoiceState[]
/** States in which it stands and may be taken back from. */
export const STANDING = ['issued', 'partlyRed'] as const satisfies InvoiceState[]

export const isLive = (state: InvoiceState): boolean => (LIVE as readonly InvoiceState[]).includes(state)
export const isStanding = (state: InvoiceState): boolean => (STANDING as readonly InvoiceState[]).includes(state)
