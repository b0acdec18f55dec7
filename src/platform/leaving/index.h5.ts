/** Tells when the page goes out of sight, which may be the last that is heard of it, and when it is back. Gives the end of telling. */
export function watchLeaving(onAway: () => void, onBack: () => void): () => void {
  const look = () => (document.visibilityState === 'hidden' ? onAway() : onBack())
  document.addEventListener('visibilitychange', look)
  // Safari tells no change of visibility when a page is left by a link.
  window.addEventListener('pagehide', onAway)
  return () => {
    document.removeEventListener('visibilitychange', look)
    window.removeEventListener('pagehide', onAway)
  }
}

/** Subscribes to uncaught errors and rejections, by their message. Returns the unsubscribe function. */
export function watchFaults(onFault: (words: string) => void): () => void {
  const fault = ({ message }: ErrorEvent) => onFault(message)
  const rejection = ({ reason }: PromiseRejectionEvent) => onFault(String(reason))
  window.addEventListener('error', fault)
  window.addEventListener('unhandledrejection', rejection)
  return () => {
    window.removeEventListener('error', fault)
    window.removeEventListener('unhandledrejection', rejection)
  }
}
