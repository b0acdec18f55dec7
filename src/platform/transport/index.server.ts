import type { Aborting, Reply, Transport } from './types'

/** Makes a read of the gateway by its address. */
export type Ask = (url: string) => Promise<Reply>

/** Several pages may be rendered at once: each asks under a signal of its own. */
const asking = new WeakMap<Aborting, Ask>()
export const askUnder = (signal: Aborting, ask: Ask) => void asking.set(signal, ask)

/** Sends through whoever renders the page; reads alone, and nothing of a person goes along. */
export const transport: Transport = async ({ url, method, signal }) => {
  const ask = signal && asking.get(signal)
  if (!ask || method !== 'GET') throw new Error(`${method} ${url} is not for a page that is rendered`)
  return ask(url)
}

export type * from './types'
