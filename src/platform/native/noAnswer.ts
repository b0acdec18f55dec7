/**
 * Why the app did not do what was asked: `MISSING` no bridge, or not in the top frame; `OLD` its version does not know the method;
 * `LATE` no answer in time; `REFUSED` it said no; `UNREADABLE` its answer is not what the contract says.
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
