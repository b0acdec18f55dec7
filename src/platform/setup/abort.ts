/*
 * TanStack Query makes an AbortController for every read; WeChat's logic layer has none. This one knows what Query and our
 * client use: a flag, listeners, abort.
 */
type Listener = () => void

class Signal {
  aborted = false
  reason: unknown = undefined
  private readonly listeners = new Set<Listener>()
  addEventListener(_type: 'abort', listener: Listener) {
    this.listeners.add(listener)
  }
  removeEventListener(_type: 'abort', listener: Listener) {
    this.listeners.delete(listener)
  }
  abort(reason: unknown) {
    if (this.aborted) return
    this.aborted = true
    this.reason = reason
    for (const listener of this.listeners) listener()
  }
}

class Controller {
  readonly signal = new Signal()
  abort(reason?: unknown) {
    this.signal.abort(reason)
  }
}

const scope = globalThis as { AbortController?: unknown }
scope.AbortController ??= Controller

export {}
