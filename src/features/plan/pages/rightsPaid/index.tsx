import { View } from '@tarojs/components'
import { isUnknown } from '@/api/errors'
import { refetch } from '@/api/queries'
import { useRead } from '@/api/useRead'
import { plan, type RightOrder } from '@/contract/plan'
import { Steps } from '@/domain/procedure/Steps'
import { yuan } from '@/lib/money'
import { shopTime } from '@/lib/time'
import { go } from '@/routes/go'
import { useParams } from '@/routes/useRoute'
import { Section } from '@/ui/card/Section'
import { Button } from '@/ui/press/Button'
import { BottomBar } from '@/ui/shell/BottomBar'
import { Screen } from '@/ui/shell/Screen'
import { Empty } from '@/ui/state/Empty'
import { Loaded } from '@/ui/state/Loaded'
import { usePullToRefresh } from '@/ui/state/usePullToRefresh'
import { useFamily } from '../../families'
import { Line } from '../../Line'
import { OfFamily } from '../../OfFamily'
import { goodsText } from '../../orderWords'
import '../../plan.scss'

const NEXT = [
  { title: '药师核对', text: '核对处方与药品，有疑问会联系您' },
  { title: '发货', text: '核对无误后配药打包寄出' },
  { title: '送到', text: '请当面核对品名与有效期' },
  { title: '收货后额度才算用掉', text: '取消或退款的，保险公司付的部分退回额度' },
]

/** Routes `tafRightsPaid` and `innovationRightsPaid`: an order that a policy pays, who paid what of it, and what happens next. */
export default function RightsPaidPage() {
  return (
    <OfFamily>
      <RightsPaid />
    </OfFamily>
  )
}

function RightsPaid() {
  const { orderCode = '' } = useParams('tafRightsPaid')
  const { sending } = useFamily().places
  const read = useRead(plan.order, { params: { orderCode } }, { staleTime: 0 })
  usePullToRefresh(() => refetch(plan.order))
  if (read.data === undefined && isUnknown(read.error)) return <NoSuchOrder />
  return (
    <Screen
      tint="sky"
      bottomBar={
        read.data && (
          <BottomBar>
            <Button kind="outline" grow onPress={() => go('order', { orderCode })}>
              看订单
            </Button>
            <Button grow onPress={() => sending(orderCode).open()}>
              看物流
            </Button>
          </BottomBar>
        )
      }
    >
      <View className="stack padding-gutter padding-bottom-32 margin-top-4">
        <Loaded of={read} skeleton={1}>
          {(of) => (
            <>
              <Sums of={of} />
              <Section title="接下来">
                <Steps steps={NEXT} />
              </Section>
            </>
          )}
        </Loaded>
      </View>
    </Screen>
  )
}

const Sums = ({ of }: { of: RightOrder }) => (
  <View className="q-card">
    <View className="text-18 weight-bold color-clinic">{of.statusText}</View>
    <View className="text-14 color-body margin-top-4">
      {of.insuredName}的{of.planName}
    </View>
    <Line label="药品">{goodsText(of)}</Line>
    <Line label="保险公司付">¥{yuan(of.insured)}</Line>
    <Line label="自付">¥{yuan(of.own)}</Line>
    <Line label="今年还剩额度">¥{yuan(of.left)}</Line>
    <Line label="下单时间">{shopTime(of.orderedAt)}</Line>
  </View>
)

/** Of another account, or one that no policy pays. */
function NoSuchOrder() {
  const { book } = useFamily().places
  return (
    <Screen>
      <Empty page picture="notFound" title="没有找到这笔用药订单" text="可能是其他账号的订单，或没有用保单支付">
        <Button onPress={() => book().replace()}>查看我的保单</Button>
      </Empty>
    </Screen>
  )
}
