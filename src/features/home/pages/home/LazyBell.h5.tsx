import { View } from '@tarojs/components'
import { useLayoutEffect } from 'react'
import { endRoom } from '@/domain/rendered/memberHome'
import { lazy } from '@/ui/state/lazy'

const useBell = lazy(async () => (await import('@/domain/message/Bell')).Bell)

/** A member's: a visitor has no messages. It has its place before it is there. */
export function LazyBell() {
  const { Part } = useBell()
  useLayoutEffect(() => endRoom('homeBell'), [])
  return Part ? <Part /> : <View className="q-icon-button" />
}
