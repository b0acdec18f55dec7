import { View } from '@tarojs/components'
import { ApiError } from '@/api/errors'
import { refetch } from '@/api/queries'
import { svip, type SvipOrder, type SvipRefundQuote } from '@/contract/svip'
import { useAttempt } from '@/domain/attempt/useAttempt'
import { yuan } from '@/lib/money'
import { Notice } from '@/ui/card/Notice'
import { toast } from '@/ui/feedback/toast'
import { Sheet } from '@/ui/layer/Sheet'
import { Button } from '@/ui/press/Button'
import { Money } from '@/ui/text/Money'
import { Line } from './Line'

type Props = { open: boolean; onClose: () => void; order: SvipOrder; quote: SvipRefundQuote }

/** What giving it back comes to and ends, before it is asked for. */
export function RefundSheet({ open, onClose, order: { orderId, state }, quote }: Props) {
  const attempt = useAttempt()
  const { back, isWhole, saved, problem } = quote
  const giveBack = async () => {
    try {
      await attempt(svip.refund, { params: { orderId }, body: { back } })
    } catch (error) {
      // Something was bought or given back meanwhile: the reckoning is made anew.
      if (error instanceof ApiError && error.status === 409) void refetch(svip.order)
      throw error
    }
    onClose()
    toast(`退款 ¥${yuan(back)} 已提交，原路退回`, { icon: 'check' })
  }
  return (
    <Sheet
      open={open}
      onClose={onClose}
      title="申请退款"
      footer={
        problem === null ? (
          <Button kind="danger" block onPress={giveBack}>
            确认退款 ¥{yuan(back)}
          </Button>
        ) : (
          <View className="grow">
            <Notice icon="info">{problem}</Notice>
          </View>
        )
      }
    >
      {isWhole ? (
        <View className="text-14 color-body">{state === 'next' ? '还没有开始，全额退还' : '7 天内没有使用权益，全额退还'}</View>
      ) : (
        <Reckoning of={quote} />
      )}
      <Line label="退回">
        <Money cents={back} className="text-18 weight-bold color-title" />
      </Line>
      <View className="text-13 color-secondary margin-top-8">
        {!isWhole && `会员期内已省 ¥${yuan(saved)}，超出已用月份会员费的部分要扣回。`}
        退款后会员权益立即停止，没用的专享券收回。款项原路退回，一般 1 到 3 个工作日到账。
      </View>
    </Sheet>
  )
}

/** The months that are not begun, less what was saved beyond those that are used. */
const Reckoning = ({ of: { monthsLeft, share, beyond } }: { of: SvipRefundQuote }) => (
  <>
    <Line label={`未开始的整月 ${monthsLeft} 个月`}>
      <Money cents={share} />
    </Line>
    {beyond > 0 && (
      <Line label="已省超出部分">
        <Money cents={-beyond} />
      </Line>
    )}
  </>
)
