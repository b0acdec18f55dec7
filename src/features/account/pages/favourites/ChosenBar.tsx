import { Text, View } from '@tarojs/components'
import { removeFavourites } from '@/domain/product/favourites'
import { Checkbox } from '@/ui/form/Checkbox'
import { Button } from '@/ui/press/Button'
import { BottomBar } from '@/ui/shell/BottomBar'

type Props = { all: readonly string[]; chosen: ReadonlySet<string>; onChoose: (chosen: ReadonlySet<string>) => void }

/** All of them or none, and their way out of the list; there is nothing to press while none is chosen. */
export function ChosenBar({ all, chosen, onChoose }: Props) {
  const taken = all.filter((code) => chosen.has(code))
  const takeOut = async () => {
    await removeFavourites(taken)
    onChoose(new Set())
  }
  const isAll = all.length > 0 && taken.length === all.length
  return (
    <BottomBar>
      <Checkbox label="全选" on={isAll} onChange={(on) => onChoose(new Set(on ? all : []))}>
        <Text className="text-14 color-body nowrap">全选</Text>
      </Checkbox>
      <View className="row justify-end grow">
        <Button kind="danger" size="m" disabled={taken.length === 0} onPress={takeOut}>
          {taken.length > 0 ? `移出收藏 (${taken.length})` : '移出收藏'}
        </Button>
      </View>
    </BottomBar>
  )
}
