import { View } from '@tarojs/components'
import { plan, type Policy, type PolicyRefund } from '@/contract/plan'
import { useAttempt } from '@/domain/attempt/useAttempt'
import { yuan } from '@/lib/money'
import { Notice } from '@/ui/card/Notice'
import { toast } from '@/ui/feedback/toast'
import { Sheet } from '@/ui/layer/Sheet'
import { Button } from '@/ui/press/Button'
import { Money } from '@/ui/text/Money'
import { Line } from '../../Line'
import { answered } from '../../useFollowedPolicy'
import { isInInstalments } from '../../words'

type Props = { open: boolean; onClose: () => void; of: Policy; refund: PolicyRefund; onTold: (policy: Policy) => void }

const CASH_VALUE = '已过犹豫期，退的是保单的现金价值，比交的保险费少。'
const UNUSED = '退回交过的费用里还没有用掉的额度对应的部分，以后各期不用再交。'

const againText = ({ waitingDays }: Policy['plan']) => (waitingDays > 0 ? '再投保要重新核保，重新计算等待期' : '再投保要重新核保')

/** Giving a policy back: what comes back of the premium, and what ends, before it is asked for. */
export function CancelSheet({ open, onClose, of: { policyId, plan: sold }, refund: { back, isWhole, problem }, onTold }: Props) {
  const attempt = useAttempt()
  const cancel = async () => {
    onTold(await answered(attempt(plan.cancel, { params: { policyId }, body: { back } })))
    onClose()
    toast('退保申请已提交', { icon: 'check' })
  }
  return (
    <Sheet
      open={open}
      onClose={onClose}
      title="退保"
      footer={
        problem === null ? (
          <Button kind="danger" block onPress={cancel}>
            确认退保，退 ¥{yuan(back)}
          </Button>
        ) : (
          <View className="grow">
            <Notice icon="info">{problem}</Notice>
          </View>
        )
      }
    >
      <View className="text-14 color-body">{isWhole ? '还在犹豫期内，保险费全额退还。' : isInInstalments(sold) ? UNUSED : CASH_VALUE}</View>
      <Line label="退回">
        <Money cents={back} className="text-18 weight-bold color-title" />
      </Line>
      <View className="text-13 color-secondary margin-top-8">
        退保后保障立即停止，用药权益不能再用；{againText(sold)}。款项原路退回，一般 1 到 3 个工作日到账。
      </View>
    </Sheet>
  )
}
