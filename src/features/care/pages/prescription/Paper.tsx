import { Text, View } from '@tarojs/components'
import type { ReactNode } from 'react'
import { doseText } from '@/contract/dose'
import { sexText } from '@/contract/idCard'
import { PrescriptionState, type PrescriptionDetail } from '@/contract/prescription'
import { isUndecided } from '@/contract/prescriptionStates'
import { shopDate, spokenDate } from '@/lib/time'
import { a11y } from '@/ui/element/a11y'
import { Picture } from '@/ui/picture/Picture'
import { useShop } from '@/ui/state/shop'

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
      {drugs.map(({ productCode, name, specification, quantity, disease, dose }, place) => (
        <View key={productCode} className="rx-paper__drug">
          <View className="row justify-between gap-12">
            <Text className="text-16 weight-bold color-title grow">
              {place + 1}. {name}
            </Text>
            <Text className="text-14 color-title nowrap">× {quantity} 盒</Text>
          </View>
          <View className="text-13 color-secondary margin-top-2">{specification}</View>
          {dose && <View className="text-13 color-secondary margin-top-2">用法：{doseText(dose)}</View>}
          {disease && <View className="text-13 color-secondary margin-top-2">用于：{disease.name}</View>}
        </View>
      ))}
      <View className="text-12 color-secondary text-center margin-top-12">—— 以下空白 ——</View>
      <Signed of={of} />
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

/** Doctor, pharmacist and patient, as on a paper, and the seal of one that was approved. */
function Signed({ of: { state, review, signature, images } }: { of: PrescriptionDetail }) {
  const { shortName } = useShop()
  const isGood = state === PrescriptionState.approved || state === PrescriptionState.used
  if (review === null && signature === null && !isUndecided(state)) return null
  return (
    <View className="row justify-between gap-12 margin-top-12 rx-paper__signed">
      <View className="grow">
        {images.length > 0 && <Hand label="医师">见处方照片</Hand>}
        <Hand label="审核药师" serif={review !== null}>
          {review ? review.by : '待审核'}
        </Hand>
        {review && <View className="text-13 color-secondary margin-top-2">{spokenDate(shopDate(review.at))}</View>}
        {signature && <Signature of={signature} />}
      </View>
      {review && isGood && (
        <View className="rx-paper__seal" {...a11y({ role: 'img', label: `${shortName}审方专用章：药师已审` })}>
          <Text className="rx-paper__shop">{shortName}</Text>
          <Text>药师已审</Text>
          <Text className="rx-paper__shop">审方专用章</Text>
        </View>
      )}
    </View>
  )
}

const Hand = ({ label, serif = false, children }: { label: string; serif?: boolean; children: ReactNode }) => (
  <View className="row gap-12 rx-paper__hand">
    <Text className="text-14 color-secondary nowrap">{label}</Text>
    <Text className={serif ? 'text-16 color-title serif' : 'text-14 color-secondary'}>{children}</Text>
  </View>
)

/** The patient's signature, or that of whoever signed for them; a typed name stands in serif. */
function Signature({ of: { signer, signerName, relation, image } }: { of: NonNullable<PrescriptionDetail['signature']> }) {
  const name = signer === 'patient' ? signerName : `${signerName}（${signer === 'guardian' ? `监护人，${relation}` : `${relation}代签`}）`
  return (
    <>
      <View className="row gap-12 rx-paper__hand">
        <Text className="text-14 color-secondary nowrap">用药人签名</Text>
        {image === null ? (
          <Text className="text-16 color-title serif">{signerName}</Text>
        ) : (
          <Picture className="rx-paper__name" fit="contain" src={image} alt={`${name}的手写签名`} eager />
        )}
      </View>
      {(signer !== 'patient' || image === null) && (
        <View className="text-13 color-secondary margin-top-2">
          {name}
          {image === null && '，输入姓名确认'}
        </View>
      )}
    </>
  )
}
