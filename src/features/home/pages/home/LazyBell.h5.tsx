import { View } from '@tarojs/components'
import { lazy } from '@/ui/state/lazy'

const useBell = lazy(async () => (await import('@/domain/message/Bell')).Bell)

/** A member's: a visitor has no messages. It has its place before it is there. */
export function LazyBell() {
  const { Part } = useBell()
  return Part ? <Part /> : <View className="q-icon-button" />
}
