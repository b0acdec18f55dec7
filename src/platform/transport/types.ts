/** What both platforms' senders take and give. The signal is the query library's: it aborts when the page leaves. */
export type Aborting = { readonly aborted: boolean; addEventListener: (type: 'abort', listener: () => void) => void }
export type Wire = {
  url: string
  method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  /** Milliseconds. */
  timeout: number
  headers: Record<string, string>
  data?: string | undefined
  signal?: Aborting | undefined
}
/** `retryAfter`: the seconds a refusal asks to wait, as the header says. */
export type Reply = { status: number; data: unknown; retryAfter?: string | null | undefined }
/** Rejects when no answer came. */
export type Transport = (wire: Wire) => Promise<Reply>
