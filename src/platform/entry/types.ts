/** A login that was handed to the shop when it was entered. */
export type TransferredLogin = {
  token: string
  /** It came from an app, or answers a question of this very page; else anybody may have written it. */
  trusted: boolean
  /** What this page drew before it left to be logged in; the code is worth nothing without it. */
  entry?: string
  /** Whose it is, where the app or `accountId` says so: the member who is logged in already needs no exchange. */
  userId?: string
}
