import { Text, View } from '@tarojs/components'
import { a11y } from '@/ui/element/a11y'
import { Press } from '@/ui/press/Press'
import { usePress } from '@/ui/press/usePress'
import type { Undo } from './useUndo'

/** For 5 s after a removal. */
export function UndoBar({ of: { removed, undo } }: { of: Undo }) {
  const { press, busy } = usePress(undo)
  const [first] = removed
  if (!first) return null
  return (
    <View className="row justify-between gap-12 cart__undo" {...a11y({ role: 'status' })}>
      <Text className="text-14 grow">{removed.length === 1 ? `已删除「${first.card.name}」` : `已删除 ${removed.length} 种商品`}</Text>
      <Press className="text-14 weight-bold q-hit justify-end nowrap" busy={busy || undefined} onPress={press}>
        撤销
      </Press>
    </View>
  )
}
