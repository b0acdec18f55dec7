import { create } from 'zustand'

/**
 * What one page of the account hands to the next. In memory alone: none of it may stand in an address or stay on the device.
 * After a reload it is gone and the page says how to get it again.
 */
type AccountFlow = {
  /** Proof of a forgotten password's phone, good for ten minutes. */
  resetProof: string | undefined
  /** Shows how a request to close the account stands. */
  recordToken: string | undefined
}

export const useAccountFlow = create<AccountFlow>()(() => ({ resetProof: undefined, recordToken: undefined }))
