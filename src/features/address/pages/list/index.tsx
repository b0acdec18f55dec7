import { View } from '@tarojs/components'
import Taro from '@tarojs/taro'
import { refetch } from '@/api/queries'
import { useRead } from '@/api/useRead'
import { address } from '@/contract/address'
import { changeOrderDraft } from '@/domain/order/orderDrafts'
import { go, goBack, replaceBy } from '@/routes/go'
import { useParams } from '@/routes/useRoute'
import { BottomBar } from '@/ui/shell/BottomBar'
import { Button } from '@/ui/press/Button'
import { Empty } from '@/ui/state/Empty'
import { Loaded } from '@/ui/state/Loaded'
import { Screen } from '@/ui/shell/Screen'
import { usePullToRefresh } from '@/ui/state/usePullToRefresh'
import { AddressCard } from './AddressCard'
import './index.scss'

/** Route `addresses`: the address book. With `pick`, a settlement's id, a tap answers into that order's draft and goes back to it. */
export default function AddressesPage() {
  const { pick } = useParams('addresses')
  const read = useRead(address.list, {})
  usePullToRefresh(() => refetch(address.list))
  const choose = (settleId: string, addressId: string) => async () => {
    changeOrderDraft(settleId, { addressId })
    await (Taro.getCurrentPages().length > 1 ? goBack() : replaceBy('orderConfirm', { settleId }))
  }
  return (
    <Screen
      title={pick ? '选择收货地址' : undefined}
      bottomBar={
        <BottomBar>
          <Button block icon="plus" onPress={() => go('address', { mode: 'add' })}>
            新增收货地址
          </Button>
        </BottomBar>
      }
    >
      <View className="stack padding-gutter margin-top-4">
        <Loaded
          of={read}
          empty={({ results }) => results.length === 0 && read.status === 'ready'}
          emptyView={<Empty page picture="orders" title="还没有收货地址" text="添加后下单更快，也能看到送达时间" />}
        >
          {({ results }) =>
            results.map((one) => <AddressCard key={one.id} address={one} onPick={pick ? choose(pick, one.id) : undefined} />)
          }
        </Loaded>
      </View>
    </Screen>
  )
}
