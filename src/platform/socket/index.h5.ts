import { SHOP_ORIGIN } from '../shopOrigin'
import type { OpenSocket } from './types'
import { untilClosed } from './untilClosed'

/** By the browser's own web socket. */
export const openSocket: OpenSocket = (path, events) => {
  const told = untilClosed(events)
  const socket = new WebSocket((SHOP_ORIGIN || location.origin).replace(/^http/, 'ws') + path)
  socket.addEventListener('open', told.onOpen)
  socket.addEventListener('message', ({ data }) => typeof data === 'string' && told.onText(data))
  socket.addEventListener('close', told.onClose)
  return {
    send: (text) => socket.readyState === WebSocket.OPEN && socket.send(text),
    close: () => {
      told.end()
      socket.close()
    },
  }
}

export type * from './types'
