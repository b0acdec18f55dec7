import { emit } from './events'
import type { Calls } from './given'

const now = () => ({ isConnected: navigator.onLine, networkType: navigator.onLine ? 'wifi' : 'none' })
for (const change of ['online', 'offline']) addEventListener(change, () => emit('NetworkStatusChange', now()))

/** The phone’s network, as the browser has it: on Wi-Fi or on none. */
export const networkCalls: Calls = { getNetworkType: () => ({ networkType: now().networkType }) }
