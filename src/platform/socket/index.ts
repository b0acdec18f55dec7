import Taro from '@tarojs/taro'
import { SHOP_ORIGIN } from '../shopOrigin'
import type { OpenSocket } from './types'
import { untilClosed } from './untilClosed'

/** By WeChat, which opens five at once at most, and tells of one that it refuses to open. */
export const openSocket: OpenSocket = (path, events) => {
  const told = untilClosed(events)
  let task: Taro.SocketTask | undefined
  let isOpen = false
  let isGivenUp = false
  const opened = (socket: Taro.SocketTask) => {
    task = socket
    if (isGivenUp) {
      socket.close({})
      return
    }
    socket.onOpen(() => {
      isOpen = true
      told.onOpen()
    })
    socket.onMessage(({ data }) => typeof data === 'string' && told.onText(data))
    socket.onClose(told.onClose)
    socket.onError(told.onClose)
  }
  Promise.resolve(Taro.connectSocket({ url: SHOP_ORIGIN.replace(/^http/, 'ws') + path })).then(opened, told.onClose)
  return {
    send: (text) => isOpen && task?.send({ data: text, fail: told.onClose }),
    close: () => {
      isGivenUp = true
      isOpen = false
      told.end()
      task?.close({})
    },
  }
}

export type * from './types'
