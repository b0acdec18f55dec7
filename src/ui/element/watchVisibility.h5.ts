/** Calls back when the window is seen again. */
export function watchVisibility(onSeen: () => void): () => void {
  const look = () => document.visibilityState === 'visible' && onSeen()
  document.addEventListener('visibilitychange', look)
  return () => document.removeEventListener('visibilitychange', look)
}
