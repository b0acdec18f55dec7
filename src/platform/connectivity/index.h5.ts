import { create } from 'zustand'

/** Whether the browser says it has a network. */
export const useConnectivity = create<{ online: boolean }>()(() => ({ online: navigator.onLine }))

/** Starts listening to the browser; called once at start. */
export function watchConnectivity() {
  const listen = () => useConnectivity.setState({ online: navigator.onLine })
  window.addEventListener('online', listen)
  window.addEventListener('offline', listen)
}
