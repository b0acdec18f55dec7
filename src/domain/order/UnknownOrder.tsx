import { View } from '@tarojs/components'
import { logOut } from '@/domain/session/logOut'
import { openLogin } from '@/platform/login'
import { useSession } from '@/platform/session'
import { go, replaceBy } from '@/routes/go'
import { Cell, CellGroup } from '@/ui/card/Cell'
import { Button } from '@/ui/press/Button'
import { Empty } from '@/ui/state/Empty'
import unknownOrder from './unknown-order.svg'
import './unknownOrder.scss'

const logInAsAnother = async () => {
  if (await logOut()) await openLogin()
}

/** An order code that is none of this member's: mistyped, or of another account; which of the two is told to nobody (board 64). */
export function UnknownOrder() {
  const phoneNum = useSession(({ member }) => member?.phoneNum)
  return (
    <>
      <Empty
        page
        picture={{ src: unknownOrder }}
        title="没有找到这个订单"
        text={
          <>
            {phoneNum && <View>您现在登录的是 {phoneNum}</View>}
            <View>订单号可能有误，或是用其他账号下的单</View>
          </>
        }
      >
        <Button block onPress={() => replaceBy('orders', { tab: 'all' })}>
          查看我的订单
        </Button>
        <Button block kind="outline" onPress={logInAsAnother}>
          换账号登录
        </Button>
      </Empty>
      <View className="padding-gutter unknownOrder__help">
        <CellGroup>
          <Cell icon="headset" title="请客服帮忙找" value="在线客服" onPress={() => go('kf')} />
        </CellGroup>
      </View>
    </>
  )
}
