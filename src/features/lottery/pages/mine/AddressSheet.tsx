import { Text, View } from '@tarojs/components'
import { useRead } from '@/api/useRead'
import { address, type Address } from '@/contract/address'
import { lottery, type WonPrize } from '@/contract/lottery'
import { regionText } from '@/domain/address/regionText'
import { useAttempt } from '@/domain/attempt/useAttempt'
import { go } from '@/routes/go'
import { toast } from '@/ui/feedback/toast'
import { Sheet } from '@/ui/layer/Sheet'
import { Button } from '@/ui/press/Button'
import { Press } from '@/ui/press/Press'
import { usePress } from '@/ui/press/usePress'
import { Loaded } from '@/ui/state/Loaded'
import { Tag } from '@/ui/text/Tag'

type Props = { prize: WonPrize | undefined; onClose: () => void }

/** Where a prize goes: a press on an address of the book sends it there. */
export function AddressSheet({ prize, onClose }: Props) {
  const book = useRead(address.list, {}, { enabled: prize !== undefined })
  const attempt = useAttempt()
  const choose = async (addressId: string) => {
    if (!prize) return
    await attempt(lottery.sendTo, { params: { drawId: prize.drawId }, body: { addressId } })
    toast('地址已填好', { icon: 'check' })
    onClose()
  }
  return (
    <Sheet
      open={prize !== undefined}
      onClose={onClose}
      title="奖品寄到哪里"
      footer={
        <Button kind="outline" grow icon="plus" onPress={() => go('address', { mode: 'add' })}>
          新增收货地址
        </Button>
      }
    >
      <Loaded
        of={book}
        empty={({ results }) => results.length === 0}
        emptyView={<View className="text-14 color-secondary">还没有收货地址，先新增一个</View>}
      >
        {({ results }) => (
          <View className="column gap-12">
            {results.map((one) => (
              <Row key={one.id} of={one} onChoose={() => choose(one.id)} />
            ))}
          </View>
        )}
      </Loaded>
    </Sheet>
  )
}

function Row({ of, onChoose }: { of: Address; onChoose: () => Promise<void> }) {
  const { press } = usePress(onChoose)
  const { consigneeName, consigneePhone, isDefault, detail } = of
  return (
    <Press block className="q-quiet text-left" onPress={press}>
      <View className="text-13 color-secondary">{regionText(of)}</View>
      <View className="text-16 weight-medium color-title margin-top-2">{detail}</View>
      <View className="row wrap gap-8 text-14 color-body margin-top-4">
        <Text>{consigneeName}</Text>
        <Text className="num">{consigneePhone}</Text>
        {isDefault && <Tag kind="green">默认</Tag>}
      </View>
    </Press>
  )
}
