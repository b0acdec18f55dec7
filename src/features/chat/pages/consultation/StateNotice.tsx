import { View } from '@tarojs/components'
import type { ConsultationDetail } from '@/contract/consultationTalk'
import { ConsultationState } from '@/contract/consultationView'
import { consultationRowOf } from '@/contract/consultationStates'
import { yuan } from '@/lib/money'
import { shopWhen } from '@/lib/time'
import { Notice } from '@/ui/card/Notice'

const KINDS: Readonly<Record<string, 'info' | 'amber'>> = {
  [ConsultationState.toPay]: 'amber',
  [ConsultationState.unanswered]: 'amber',
  [ConsultationState.declined]: 'amber',
}

/** 14:32, 明天 0:10 */
const moment = (at: string) => shopWhen(Date.parse(at), Date.now())

const feeText = ({ fee, feeState }: ConsultationDetail): string | undefined =>
  ({
    none: undefined,
    kept: undefined,
    returning: `¥${yuan(fee)} 正在原路退回，一般 1 到 3 个工作日到账。`,
    returned: `¥${yuan(fee)} 已原路退回。`,
  })[feeState]

/** What is worth knowing now, in the order in which it is asked. */
export function stateLines(of: ConsultationDetail): string[] {
  const { state, queue, answerBefore, payBefore, fee, feeState, declined, prescriptions, reopenBefore } = of
  const { todo } = consultationRowOf(state)
  if (state === ConsultationState.toPay && payBefore)
    return [`问诊费 ¥${yuan(fee)}，请在 ${moment(payBefore)} 前付款。`, '刚付过款的，稍等几秒会自动更新。']
  if (state === ConsultationState.waiting)
    return [
      ...(queue ? [queue.ahead > 0 ? `前面还有 ${queue.ahead} 位，约 ${queue.minutes} 分钟` : `您是下一位，约 ${queue.minutes} 分钟`] : []),
      ...(answerBefore
        ? [fee > 0 ? `${moment(answerBefore)} 前没有医生接诊，费用全额退回。` : `最晚 ${moment(answerBefore)} 前有结果。`]
        : []),
      '可以先离开，医生回复会通知您。情况紧急请拨打 120。',
    ]
  if (state === ConsultationState.talking) return prescriptions.length > 0 ? ['医生已开处方，药师审核通过后可以购买。'] : [todo]
  const back = feeText(of)
  if (state === ConsultationState.declined) return [...(declined === null ? [] : [declined]), ...(back === undefined ? [] : [back])]
  if (state === ConsultationState.unanswered) return [...(back === undefined ? [] : [back]), '可以换个时间再来，或打电话问药师。']
  if (state === ConsultationState.cancelled) return [feeState === 'none' ? '没有收费。' : (back ?? ''), todo].filter(Boolean)
  if (state === ConsultationState.ended && reopenBefore !== null)
    return [`${moment(reopenBefore)} 前还有问题，可以接着问这位医生，不再收费。`]
  return [todo]
}

/** How it stands, until when, and where the fee is. */
export function StateNotice({ of }: { of: ConsultationDetail }) {
  const { word } = consultationRowOf(of.state)
  return (
    <Notice kind={KINDS[of.state] ?? 'info'} icon="clock">
      <View className="text-16 weight-bold">{word}</View>
      {stateLines(of).map((line) => (
        <View key={line} className="text-14 margin-top-2">
          {line}
        </View>
      ))}
    </Notice>
  )
}
