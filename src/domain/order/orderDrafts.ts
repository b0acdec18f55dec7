import { create } from 'zustand'
import { rowOf } from '@/routes/resolve'
import { draftsOf } from '../draft/drafts'

/** What a shopper chose for an order that is not submitted yet; what is left out is the gateway's to choose. `coins`: a number in digits; `prizes`: draws, by commas. */
export type OrderDraft = {
  note: string
  addressId?: string
  couponId?: string
  coins?: string
  deliveryId?: string
  prescriptionId?: string
  prizes?: string
}

type Change = { [K in keyof OrderDraft]?: OrderDraft[K] | undefined }

const EMPTY: OrderDraft = { note: '' }
const kept = draftsOf('order')

/** Digits that may be a phone number are not stored on the device. */
const withoutNumbers = (note: string) => note.replace(/\d{7,}/g, '')

function drafted({ note = '', addressId, couponId, coins, deliveryId, prescriptionId, prizes }: Change): OrderDraft {
  return {
    note,
    ...(addressId && { addressId }),
    ...(couponId && { couponId }),
    ...(coins && /^\d{1,8}$/.test(coins) && { coins }),
    ...(deliveryId && { deliveryId }),
    ...(prescriptionId && { prescriptionId }),
    ...(prizes && { prizes }),
  }
}

function read(settleId: string): OrderDraft {
  const value = (kept.read(settleId) ?? {}) as Partial<Record<keyof OrderDraft, unknown>>
  const texts = Object.entries(value).filter((pair): pair is [string, string] => typeof pair[1] === 'string')
  return drafted(Object.fromEntries(texts))
}

const useDrafts = create<{ drafts: Readonly<Record<string, OrderDraft>> }>()(() => ({ drafts: {} }))

/** The draft of a settlement: the confirm page fills it in, the address book answers into it, and it survives leaving the page. */
export function orderDraft(settleId: string): OrderDraft {
  return useDrafts.getState().drafts[settleId] ?? read(settleId)
}

export function changeOrderDraft(settleId: string, change: Change) {
  const before = orderDraft(settleId)
  const draft = drafted({ ...before, ...change, note: change.note ?? before.note })
  useDrafts.setState(({ drafts }) => ({ drafts: { ...drafts, [settleId]: draft } }))
  if (rowOf('orderConfirm').savesOrder) kept.keep(settleId, { ...draft, note: withoutNumbers(draft.note) })
}

export function dropOrderDraft(settleId: string) {
  useDrafts.setState(({ drafts }) => ({ drafts: { ...drafts, [settleId]: EMPTY } }))
  kept.drop(settleId)
}

export const useOrderDraft = (settleId: string): OrderDraft => useDrafts(({ drafts }) => drafts[settleId]) ?? read(settleId)
