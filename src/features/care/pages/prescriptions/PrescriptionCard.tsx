import { Text, View } from '@tarojs/components'
import { PrescriptionState, type Prescription } from '@/contract/prescription'
import { shopDay } from '@/lib/time'
import { go } from '@/routes/go'
import { Icon } from '@/ui/icons/Icon'
import { Press } from '@/ui/press/Press'
import { Tag } from '@/ui/text/Tag'
import { Face } from '../../Face'
import { drugsText } from '../../drugsText'
import { daysLeft, stateRow } from '../../stateWords'

/** One prescription in a list: whose, what for, how it stands. */
export function PrescriptionCard({ prescription }: { prescription: Prescription }) {
  const { prescriptionId, patientName, relationLabel, drugs, diagnosis, hospital, state, createdAt } = prescription
  const { word, tag } = stateRow(prescription)
  return (
    <Press className="q-card full-width text-left" onPress={() => go('prescriptionDetail', { prescriptionId })}>
      <View className="row gap-12">
        <Face icon="prescription" />
        <View className="grow">
          <View className="row wrap gap-8">
            <Text className="text-16 weight-bold color-title">{patientName}的处方</Text>
            <Tag>{relationLabel}</Tag>
          </View>
          <View className="text-13 color-secondary margin-top-2">{[hospital, `${shopDay(createdAt)}提交`].filter(Boolean).join('，')}</View>
        </View>
        <Icon name="arrow-right" size={16} className="chevron" />
      </View>
      <View className="q-quiet margin-top-12">
        <View className="text-14 weight-medium color-title">{drugsText(drugs)}</View>
        <View className="text-13 color-secondary margin-top-2">诊断：{diagnosis}</View>
      </View>
      <View className="row wrap gap-8 margin-top-12">
        <Tag kind={tag}>{word}</Tag>
        {state === PrescriptionState.approved && <Left validUntil={prescription.validUntil} />}
        {state === PrescriptionState.asked && <Text className="text-13 color-secondary">点开回复药师</Text>}
        {state === PrescriptionState.waiting && <Text className="text-13 color-secondary">审核后会发消息告诉您</Text>}
      </View>
    </Press>
  )
}

function Left({ validUntil }: { validUntil: string }) {
  const days = daysLeft(validUntil, Date.now())
  return (
    <Text className="text-13 color-secondary">
      {days <= 1 ? '今天最后一天' : `还有 ${days} 天`}，{shopDay(validUntil)}到期
    </Text>
  )
}
