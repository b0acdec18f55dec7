import { View } from '@tarojs/components'
import { useRef, useState } from 'react'
import { ApiError } from '@/api/errors'
import { refetch } from '@/api/queries'
import { plan, type Policy } from '@/contract/plan'
import { useAttempt } from '@/domain/attempt/useAttempt'
import { handOf } from '@/domain/signing/signing'
import { takeSignature } from '@/domain/signing/takeSignature'
import { yuan } from '@/lib/money'
import { Notice } from '@/ui/card/Notice'
import type { SignatureHandle } from '@/ui/form/signature/signature'
import { Button } from '@/ui/press/Button'
import { BottomBar } from '@/ui/shell/BottomBar'
import { Price } from '@/ui/text/Price'
import { Line } from '../../Line'
import { Paper } from '../../Paper'
import { answered } from '../../useFollowedPolicy'
import { insuredText, isInInstalments, planName } from '../../words'
import { StepScreen } from './StepScreen'

type Props = {
  policy: Policy
  /** The applicant's whole name. */
  name: string
  onTold: (policy: Policy) => void
  /** Changes for whom it is applied; also where the plan is another by now, which is looked through again from there. */
  onPeople: () => void
}

const MEANING = '表示您申请投保，以上填写和声明都属实'

/** The applicant signs at the premium that is shown; another one by now is told beside the one before and signed for anew. */
export function Sign({ policy, name, onTold, onPeople }: Props) {
  const attempt = useAttempt()
  const pad = useRef<SignatureHandle>(null)
  const {
    policyId,
    premium,
    plan: sold,
    insured: { patientId },
  } = policy
  const isFirst = isInInstalments(sold)
  const [before] = useState(premium)
  const isChanged = before !== premium
  const sign = async () => {
    const signature = await takeSignature(pad.current, MEANING)
    if (!signature) return
    try {
      onTold(await answered(attempt(plan.sign, { params: { policyId }, body: { ...handOf(signature), patientId, premium } })))
    } catch (error) {
      if (error instanceof ApiError && error.code === 'PRICE_CHANGED') await refetch(plan.policy)
      if (error instanceof ApiError && (error.code === 'TERMS_CHANGED' || error.code === 'PEOPLE_CHANGED')) onPeople()
      throw error
    }
  }
  return (
    <StepScreen
      step="sign"
      policy={policy}
      onPeople={onPeople}
      bottomBar={
        <BottomBar>
          <Button kind="outline" onPress={() => pad.current?.clear()}>
            清除
          </Button>
          <Button grow onPress={sign}>
            {isChanged ? `按 ¥${yuan(premium)} 签名` : '确认签名'}
          </Button>
        </BottomBar>
      }
    >
      {isChanged && (
        <Notice kind="amber" icon="info">
          {isFirst && '首期'}保险费由 ¥{yuan(before)} 变为 ¥{yuan(premium)}
          {!isFirst && ' 一年'}。签名还没有提交，同意新的保险费再签，也可以放弃投保。
        </Notice>
      )}
      <View className="q-card">
        <Line label="方案">{planName(sold)}</Line>
        <Line label="被保险人">{insuredText(policy)}</Line>
        <View className="row justify-between gap-16 text-14 q-fact-row">
          <View className="color-secondary">{isFirst ? `首期保险费（共 ${sold.times} 期）` : '保险费（一年）'}</View>
          <Price cents={premium} size={20} />
        </View>
      </View>
      <Paper pad={pad} role="投保人" name={name} use="签名加密保存，只用于这份投保申请。签名后由保险公司核保，核保通过才付款。" />
    </StepScreen>
  )
}
