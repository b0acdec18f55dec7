import { words } from '../builtins/builtin'
import type { Given, SyncCalls } from './given'

const MAX = 5
let open = 0

type Listener = (told: object) => void

/** A web socket as WeChat's SocketTask; the sixth at once is refused. */
export const socketSync: SyncCalls = {
  connectSocket({ url, protocols, success, fail }: Given) {
    if (open >= MAX) {
      fail?.({ errMsg: 'connectSocket:fail exceed max task count' })
      return undefined
    }
    open += 1
    const socket = new WebSocket(String(url), (protocols as string[] | undefined) ?? [])
    socket.binaryType = 'arraybuffer'
    socket.addEventListener('close', () => (open -= 1))
    success?.({ errMsg: 'connectSocket:ok' })
    return {
      get readyState() {
        return socket.readyState
      },
      ...{ CONNECTING: 0, OPEN: 1, CLOSING: 2, CLOSED: 3 },
      send(given: Given) {
        if (socket.readyState !== WebSocket.OPEN)
          return given.fail?.({ errMsg: 'sendSocketMessage:fail SocketTask.readyState is not OPEN' })
        socket.send(given.data as string | ArrayBuffer)
        given.success?.({ errMsg: 'sendSocketMessage:ok' })
      },
      close(given: Given = {}) {
        socket.close(Number(given.code ?? 1000), words(given.reason))
        given.success?.({ errMsg: 'closeSocket:ok' })
      },
      onOpen: (listener: Listener) => socket.addEventListener('open', () => listener({ header: {} })),
      onMessage: (listener: Listener) => socket.addEventListener('message', ({ data }: MessageEvent<unknown>) => listener({ data })),
      onError: (listener: Listener) => socket.addEventListener('error', () => listener({ errMsg: 'socket error' })),
      onClose: (listener: Listener) => socket.addEventListener('close', ({ code, reason }) => listener({ code, reason })),
    }
  },
}
