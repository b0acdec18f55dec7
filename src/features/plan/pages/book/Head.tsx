import { View } from '@tarojs/components'
import { refetch } from '@/api/queries'
import { plan, type Policy } from '@/contract/plan'
import { serverNow } from '@/lib/clock'
import { yuan } from '@/lib/money'
import { spokenDate } from '@/lib/time'
import { LimitBar } from '@/domain/insurance/LimitBar'
import { cx } from '@/ui/element/cx'
import { Countdown } from '@/ui/text/Countdown'
import { limitLabel, policyWord } from '../../words'

type Props = { of: Policy; /** When it was read. */ at: number }

const TONES: Readonly<Partial<Record<Policy['state'], string>>> = { filling: 'color-rx', toPay: 'color-rx', active: 'color-clinic' }

/** How a policy stands, what that means, and what is left of its limit. */
export const Head = ({ of, at }: Props) => {
  const { state, payBefore, limit, serverTime, coolingDay } = of
  return (
    <View className="q-card">
      <View className={cx('text-18 weight-bold', TONES[state] ?? 'color-secondary')}>{policyWord(of)}</View>
      <View className="text-14 color-body margin-top-4">
        {state === 'toPay' && payBefore !== null ? (
          <>
            核保通过，请在{' '}
            <Countdown
              until={Date.parse(payBefore)}
              now={serverNow({ serverTime, at })}
              onEnd={() => refetch(plan.policy)}
              label="剩余支付时间"
            />{' '}
            内付款，过时自动关闭。刚付过款的，稍等几秒会自动更新。
          </>
        ) : (
          meaningOf(of)
        )}
      </View>
      {state === 'active' && coolingDay !== null && of.refund?.isWhole === true && (
        <View className="text-14 color-clinic margin-top-4">犹豫期至 {spokenDate(coolingDay)} 24:00，期间退保全额退还</View>
      )}
      {limit && (state === 'active' || state === 'over') && (
        <View className="margin-top-12">
          <LimitBar limit={limit} whole={limitLabel(of.plan)} />
        </View>
      )}
    </View>
  )
}

function meaningOf({ state, refusal, back, refundedAt, startsOn, paysFrom, endsOn }: Policy): string {
  const money = refundedAt === null ? '正在原路退回，一般 1 到 3 个工作日到账' : '已原路退回'
  if (state === 'filling') return refusal ?? '投保申请还没有填完，填完并签名后由保险公司核保'
  if (state === 'underwriting') return '保险公司正在核保，一般几分钟内有结果'
  if (state === 'issuing') return '已付款，保险公司正在出单，出单前不生效'
  if (state === 'declined') return `${refusal ?? '保险公司不能承保'}。没有收费。`
  if (state === 'closed') return refusal ?? '没有付款，没有收费'
  if (state === 'returned') return `${refusal ?? '保险公司没有出单'}。保险费${money}。`
  const rest = back > 0 ? `退款 ¥${yuan(back)} ${state === 'cancelled' ? money : '办好后原路退回'}` : '没有可退的金额'
  if (state === 'cancelling') return refusal === null ? '保险公司正在办理退保，办好后退款原路退回' : `${refusal}，${rest}`
  if (state === 'cancelled') return `${refusal ?? '退保已办好'}，${rest}`
  if (state === 'over') return `保险期间到 ${spokenDate(endsOn)}，已经结束`
  if (paysFrom === startsOn) return `${spokenDate(startsOn)}零时生效，当天起可以用药`
  return `${spokenDate(startsOn)}零时生效${paysFrom === null ? '' : `，${spokenDate(paysFrom)}起可以用药`}`
}
