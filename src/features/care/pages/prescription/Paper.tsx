import { Text, View } from '@tarojs/components'
import { sexText } from '@/contract/idCard'
import { PrescriptionState, type PrescriptionDetail } from '@/contract/prescription'
import { shopDate, spokenDate } from '@/lib/time'
import { a11y } from '@/ui/element/a11y'

/** The prescription as a paper: for whom, what, and who has looked at it. */
export function Paper({ of }: { of: PrescriptionDetail }) {
  const { hospital, drugs } = of
  return (
    <View className="rx-paper">
      <View className="rx-paper__title serif" {...a11y({ role: 'heading', level: 2 })}>
        {hospital ?? '处方'}
        {hospital !== null && '处方'}
      </View>
      <View className="rx-paper__line" />
      <Facts of={of} />
      <View className="divider margin-top-12" />
      <View className="rx-paper__rp serif" {...a11y({ label: '药品' })}>
        Rp.
      </View>
      {drugs.map(({ productCode, name, specification, quantity }, place) => (
        <View key={productCode} className="rx-paper__drug">
          <View className="row justify-between gap-12">
            <Text className="text-16 weight-bold color-title grow">
              {place + 1}. {name}
            </Text>
            <Text className="text-14 color-title nowrap">× {quantity} 盒</Text>
          </View>
          <View className="text-13 color-secondary margin-top-2">{specification}</View>
        </View>
      ))}
      <View className="text-12 color-secondary text-center margin-top-12">—— 以下空白 ——</View>
      {(of.review !== null || of.state === PrescriptionState.waiting || of.state === PrescriptionState.asked) && <Signed of={of} />}
    </View>
  )
}

const Row = ({ label, children }: { label: string; children: string }) => (
  <View className="row align-start gap-12 rx-paper__fact">
    <Text className="text-14 color-secondary nowrap">{label}</Text>
    <Text className="text-14 color-title grow">{children}</Text>
  </View>
)

function Facts({ of }: { of: PrescriptionDetail }) {
  const { patientName, relationLabel, sex, age, issuedOn, createdAt, diagnosis, icdCode, healthInfo } = of
  const person = [patientName, ...(sex === null ? [] : [sexText(sex)]), ...(age === null ? [] : [`${age} 岁`]), relationLabel].join(' · ')
  const allergies = healthInfo?.allergies
  return (
    <View className="margin-top-12">
      <Row label="姓名">{person}</Row>
      <Row label="日期">{spokenDate(issuedOn ?? shopDate(createdAt))}</Row>
      <Row label="诊断">{icdCode === null ? diagnosis : `${diagnosis}（${icdCode}）`}</Row>
      {allergies && <Row label="过敏">{allergies.length > 0 ? allergies.join('、') : '无'}</Row>}
    </View>
  )
}

/** Who of the pharmacy looked at it, and the seal of one that was approved. */
function Signed({ of: { state, review } }: { of: PrescriptionDetail }) {
  const isGood = state === PrescriptionState.approved || state === PrescriptionState.used
  return (
    <View className="row justify-between gap-12 margin-top-12 rx-paper__signed">
      <View className="grow">
        <View className="row gap-12">
          <Text className="text-14 color-secondary nowrap">审核药师</Text>
          {review ? (
            <Text className="text-16 color-title serif">{review.by}</Text>
          ) : (
            <Text className="text-14 color-secondary">待审核</Text>
          )}
        </View>
        {review && <View className="text-13 color-secondary margin-top-2">{spokenDate(shopDate(review.at))}</View>}
      </View>
      {review && isGood && (
        <View className="rx-paper__seal" {...a11y({ role: 'img', label: '审核章：药师已审' })}>
          <Text>药师</Text>
          <Text>已审</Text>
        </View>
      )}
    </View>
  )
}
