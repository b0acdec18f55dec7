import { Text, View } from '@tarojs/components'
import { Checkbox } from '@/ui/form/Checkbox'
import { Button } from '@/ui/press/Button'
import { BottomBar } from '@/ui/shell/BottomBar'
import { useReceiving } from './useReceiving'

type Props = { all: readonly string[]; chosen: readonly string[]; onAll: (on: boolean) => void }

/** All delivered parcels or none, and their receipt. */
export function ReceiveBar({ all, chosen, onAll }: Props) {
  const receive = useReceiving()
  return (
    <BottomBar>
      <Checkbox label="全选" on={chosen.length === all.length} onChange={onAll}>
        <Text className="text-14 color-body nowrap">全选</Text>
      </Checkbox>
      <View className="row justify-end grow">
        <Button size="m" disabled={chosen.length === 0} onPress={() => receive(chosen)}>
          {chosen.length > 0 ? `确认收货 (${chosen.length})` : '确认收货'}
        </Button>
      </View>
    </BottomBar>
  )
}
