import { View } from '@tarojs/components'
import type { Policy } from '@/contract/plan'
import { yuan } from '@/lib/money'
import { shopTime } from '@/lib/time'
import { go, replaceBy } from '@/routes/go'
import { Button } from '@/ui/press/Button'
import { Empty } from '@/ui/state/Empty'
import { useFamily } from '../../families'
import { insuredText, isInInstalments, premiumText } from '../../words'
import { StepScreen } from './StepScreen'

type Props = { policy: Policy; onRestart: () => unknown }
type Words = { title: string; text: string }

const seen = ({ payBefore }: Policy) => (payBefore === null ? '' : `，请在 ${shopTime(payBefore)} 前付款，过时自动关闭`)

/** 一年 ¥368.00, or 首期 ¥99.00，共 12 期. */
const costOf = (plan: Policy['plan'], premium: number) => (isInInstalments(plan) ? premiumText(plan, premium) : `一年 ¥${yuan(premium)}`)

/** How an application stands that nothing is filled in of any more, and what that means. */
function wordsOf(policy: Policy): Words {
  const { state, premium, refusal, policyNumber, plan } = policy
  if (state === 'underwriting') return { title: '保险公司正在核保', text: '一般几分钟内有结果，可以先离开，稍后在“我的保单”里查看' }
  if (state === 'toPay') return { title: '核保通过，等待付款', text: `${insuredText(policy)}，${costOf(plan, premium)}${seen(policy)}` }
  if (state === 'issuing') return { title: '已付款，保险公司正在出单', text: '出单后有消息告诉您，出单前不生效' }
  if (state === 'declined') return { title: '这次不能投保', text: `${refusal ?? '保险公司不能承保'}。没有收费。` }
  if (state === 'closed') return { title: '投保申请已关闭', text: `${refusal ?? '没有付款，没有收费'}。需要保障的，可以重新投保。` }
  if (state === 'returned')
    return {
      title: policy.refundedAt === null ? '没有出单，正在退款' : '没有出单，已退款',
      text: `${refusal ?? '保险公司没有出单'}。保险费全额原路退回。`,
    }
  return { title: '保单已生成', text: policyNumber === null ? insuredText(policy) : `保单号 ${policyNumber}` }
}

/** What comes after the signature: underwriting, payment and issue; a refusal ends it without a payment. */
export function Standing({ policy, onRestart }: Props) {
  const isMoving = policy.state === 'underwriting' || policy.state === 'issuing'
  return (
    <StepScreen step={undefined} policy={policy}>
      <View className="q-card">
        <Empty picture={isMoving || policy.state === 'declined' ? 'orders' : 'success'} {...wordsOf(policy)}>
          <Ways policy={policy} onRestart={onRestart} />
        </Empty>
      </View>
    </StepScreen>
  )
}

function Ways({ policy, onRestart }: Props) {
  const { policyId, state, premium } = policy
  const { book, cover, pay } = useFamily().places
  if (state === 'toPay') return <Button onPress={() => pay(policyId).open()}>去付款 ¥{yuan(premium)}</Button>
  if (state === 'declined' || state === 'closed' || state === 'returned')
    return (
      <>
        <Button kind="outline" onPress={() => go('kf')}>
          联系客服
        </Button>
        {state === 'declined' ? (
          // An answer excludes from every plan of the family.
          policy.signedAt === null ? (
            <Button onPress={() => replaceBy('insuranceEntrance')}>看看商保购药</Button>
          ) : (
            <Button onPress={() => cover().replace()}>看看其他方案</Button>
          )
        ) : (
          <Button onPress={onRestart}>重新投保</Button>
        )}
      </>
    )
  return (
    <Button kind={state === 'underwriting' ? 'outline' : 'primary'} onPress={() => book(policyId).replace()}>
      查看保单
    </Button>
  )
}
