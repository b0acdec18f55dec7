/**
 * Error codes of the native bridge: `MISSING` no bridge, or not in the top frame; `OLD` this version of the app does not know the method;
 * `LATE` timeout; `REFUSED` the app refused; `UNREADABLE` the reply does not match the contract.
 */
export type Reason = 'MISSING' | 'OLD' | 'LATE' | 'REFUSED' | 'UNREADABLE'

/** The app did not answer, or not so that it could be used. */
export class NoAnswer extends Error {
  readonly reason: Reason

  constructor(reason: Reason, detail: string) {
    super(`${reason}: ${detail}`)
    this.reason = reason
  }
}
