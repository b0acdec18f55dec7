import { View } from '@tarojs/components'
import { ConsultationState, type Consultation } from '@/contract/consultationView'
import { consultationRowOf } from '@/contract/consultationStates'
import { yuan } from '@/lib/money'
import { shopMoment } from '@/lib/time'
import { go } from '@/routes/go'
import { Press } from '@/ui/press/Press'
import { Badge } from '@/ui/text/Badge'
import { Tag, type TagKind } from '@/ui/text/Tag'
import { doctorText } from './doctorWords'

const TAGS: Readonly<Record<string, TagKind>> = {
  [ConsultationState.toPay]: 'promo',
  [ConsultationState.waiting]: 'rx',
  [ConsultationState.talking]: 'green',
}

/** Where the fee is; nothing where none was asked. */
function feeText({ state, fee, feeState }: Consultation): string | undefined {
  if (state === ConsultationState.toPay) return `待付 ¥${yuan(fee)}`
  return { none: undefined, kept: `已付 ¥${yuan(fee)}`, returning: `¥${yuan(fee)} 正在退回`, returned: `¥${yuan(fee)} 已退回` }[feeState]
}

/** What comes next, said so that it is right for where the fee is. */
const nextText = ({ state, feeState }: Consultation): string =>
  state === ConsultationState.cancelled && feeState === 'returned' ? '费用已退回，可以重新问诊。' : consultationRowOf(state).todo

/** One consultation in a list: for whom, how it stands and what is next, with whom, and where the fee is. */
export function ConsultationCard({ of }: { of: Consultation }) {
  const { consultationId, state, patientName, relationLabel, disease, doctor, createdAt, unread } = of
  const { word } = consultationRowOf(state)
  const told = [doctor && doctorText(doctor), feeText(of)].filter(Boolean).join(' · ')
  return (
    <Press className="q-card full-width text-left" onPress={() => go('consultationDetail', { consultationId })}>
      <View className="row gap-8">
        <View className="grow text-16 weight-bold color-title">
          {patientName}，{relationLabel}
        </View>
        {unread > 0 && <Badge flow count={unread} label={`${unread} 条新消息`} />}
        <Tag kind={TAGS[state] ?? 'plain'}>{word}</Tag>
      </View>
      <View className="text-16 color-body margin-top-8">{disease}</View>
      <View className="text-14 color-secondary margin-top-2">{unread > 0 ? `医生有 ${unread} 条新消息，点开回复` : nextText(of)}</View>
      <View className="text-13 color-secondary margin-top-8">{[told, shopMoment(createdAt, Date.now())].filter(Boolean).join(' · ')}</View>
    </Press>
  )
}
