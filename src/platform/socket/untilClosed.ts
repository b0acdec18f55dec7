import type { SocketEvents } from './types'

/** The same events, silent after the end, which is told once; `end` makes it the end without telling. */
export function untilClosed({ onOpen, onText, onClose }: SocketEvents): SocketEvents & { end: () => void } {
  let isOver = false
  const end = () => {
    isOver = true
  }
  return {
    onOpen: () => !isOver && onOpen(),
    onText: (text) => !isOver && onText(text),
    onClose: () => {
      if (isOver) return
      end()
      onClose()
    },
    end,
  }
}
