import { Text } from '@tarojs/components'
import { useCallback, useEffect, useRef, useState, type ReactNode } from 'react'
import { timeLeft, two } from '@/lib/clock'
import { a11y } from '../element/a11y'
import { watchVisibility } from '../element/watchVisibility'

type Props = {
  /** The moment it ends, in milliseconds. */
  until: number
  /** The gateway's clock when `until` was told; the device's own clock may be wrong. */
  now?: number
  onEnd?: () => unknown
  /** How the milliseconds left are shown. */
  children?: (left: number) => ReactNode
  label?: string
}

/** Time that runs out, as 00:00:00 unless told otherwise, by the gateway's clock; recomputed whenever the shop is seen again, because timers sleep. */
export function Countdown({ until, now, onEnd, children, label }: Props) {
  // How far the device is behind the gateway, measured once.
  const [ahead] = useState(() => (now === undefined ? 0 : now - Date.now()))
  const leftNow = useCallback(() => Math.max(0, until - Date.now() - ahead), [until, ahead])
  const [left, setLeft] = useState(leftNow)
  const end = useRef(onEnd)
  end.current = onEnd
  const ended = useRef(false)

  const tick = useCallback(() => {
    const remaining = leftNow()
    setLeft(remaining)
    if (remaining > 0) ended.current = false
    else if (!ended.current) {
      ended.current = true
      void end.current?.()
    }
  }, [leftNow])
  useEffect(() => {
    tick()
    const timer = setInterval(tick, 1000)
    const unwatch = watchVisibility(tick)
    return () => {
      clearInterval(timer)
      unwatch()
    }
  }, [tick])

  const { hours, minutes, seconds } = timeLeft(left)
  return (
    <Text className="num" {...a11y({ role: 'timer', label: label === undefined ? undefined : `${label} ${hours} 小时 ${minutes} 分` })}>
      {children ? children(left) : `${two(hours)}:${two(minutes)}:${two(seconds)}`}
    </Text>
  )
}
