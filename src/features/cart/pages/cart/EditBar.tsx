import { Text, View } from '@tarojs/components'
import type { CartLine } from '@/contract/cart'
import { addFavourites } from '@/domain/product/favourites'
import { openLogin } from '@/platform/login'
import { useSession } from '@/platform/session'
import { Button } from '@/ui/press/Button'
import { Checkbox } from '@/ui/form/Checkbox'
import { toast } from '@/ui/feedback/toast'
import { toggledAll } from './ticks'

type Props = {
  lines: CartLine[]
  chosen: ReadonlySet<string>
  onChosen: (chosen: ReadonlySet<string>) => void
  onRemove: (lines: CartLine[]) => Promise<void>
}

/** What can be done with the chosen lines: kept among the favourites, or taken out. */
export function EditBar({ lines, chosen, onChosen, onRemove }: Props) {
  const taken = lines.filter(({ lineId }) => chosen.has(lineId))
  const keep = async () => {
    if (!useSession.getState().member) return openLogin()
    await addFavourites([...new Set(taken.map(({ card }) => card.productCode))])
    await onRemove(taken)
    toast('已移入收藏', { icon: 'check' })
    return undefined
  }
  return (
    <View className="cart__bar">
      <Checkbox label="全选" on={lines.length > 0 && taken.length === lines.length} onChange={(on) => onChosen(toggledAll(lines, on))}>
        <Text className="text-14 color-body nowrap">全选</Text>
      </Checkbox>
      <View className="row justify-end gap-8 grow">
        <Button kind="outline" size="m" className="cart__settle" disabled={taken.length === 0} onPress={keep}>
          移入收藏
        </Button>
        <Button kind="danger" size="m" className="cart__settle" disabled={taken.length === 0} onPress={() => onRemove(taken)}>
          {taken.length > 0 ? `删除 (${taken.length})` : '删除'}
        </Button>
      </View>
    </View>
  )
}
