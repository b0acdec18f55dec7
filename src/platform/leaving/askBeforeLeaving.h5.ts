/** Has the browser ask, in its own words, before the site is closed or loaded anew. Gives the end of it. */
export function askBeforeLeaving(_message: string): () => void {
  const ask = (event: BeforeUnloadEvent) => event.preventDefault()
  window.addEventListener('beforeunload', ask)
  return () => window.removeEventListener('beforeunload', ask)
}
