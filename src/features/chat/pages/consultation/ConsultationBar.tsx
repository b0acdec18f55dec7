import { View } from '@tarojs/components'
import { useEffect, useState } from 'react'
import { refetch } from '@/api/queries'
import { talkCalls, type ConsultationDetail } from '@/contract/consultationTalk'
import { ConsultationState } from '@/contract/consultationView'
import { consultationRowOf } from '@/contract/consultationStates'
import { useAttempt } from '@/domain/attempt/useAttempt'
import { yuan } from '@/lib/money'
import { go } from '@/routes/go'
import { confirm } from '@/ui/feedback/dialog'
import { Button } from '@/ui/press/Button'
import { Chip } from '@/ui/press/Chip'
import { StarsSheet } from '../../parts/StarsSheet'
import { Typing } from '../../parts/Typing'
import { useAppraisal } from '../../parts/useAppraisal'
import type { UsedConversation } from '../../useConversation'

type Props = {
  of: ConsultationDetail
  /** Undefined before anything can be said. */
  talk: UsedConversation | undefined
  onGrown?: () => void
}

/** What can be done now: pay, write, take it back, end it, evaluate it, or ask anew. */
export function ConsultationBar({ of, talk, onGrown }: Props) {
  const { state, consultationId, fee } = of
  if (state === ConsultationState.toPay)
    return (
      <View className="row gap-12 padding-gutter">
        <CancelButton of={of} />
        <Button grow onPress={() => go('payInquiry', { consultationId })}>
          付款 ¥{yuan(fee)}
        </Button>
      </View>
    )
  if (talk && !consultationRowOf(state).isOver) return <TalkBar of={of} talk={talk} onGrown={onGrown} />
  return <OverBar of={of} talk={talk} />
}

function useTakeBack({ consultationId, fee }: ConsultationDetail) {
  const attempt = useAttempt()
  return async () => {
    const text = fee > 0 ? '已付的费用全额原路退回' : '医生还没有接诊，取消后可以重新填写'
    if (!(await confirm({ title: '取消这次问诊？', text, yes: '取消问诊', no: '再等等' }))) return
    await attempt(talkCalls.cancel, { body: { consultationId } })
    await refetch(talkCalls.detail)
  }
}

function CancelButton({ of }: { of: ConsultationDetail }) {
  const cancel = useTakeBack(of)
  return (
    <Button kind="outline" onPress={cancel}>
      取消问诊
    </Button>
  )
}

function TalkBar({ of, talk, onGrown }: Required<Pick<Props, 'of'>> & { talk: UsedConversation; onGrown: Props['onGrown'] }) {
  const [keyboard, setKeyboard] = useState(0)
  useEffect(() => onGrown?.(), [keyboard, onGrown])
  const attempt = useAttempt()
  const cancel = useTakeBack(of)
  const { consultationId, state } = of
  const end = async () => {
    if (!(await confirm({ title: '结束这次问诊？', text: '结束后不能再发消息，记录会保留', yes: '结束问诊', no: '再问问' }))) return
    await attempt(talkCalls.end, { body: { consultationId } })
    await refetch(talkCalls.detail)
  }
  const isTalking = state === ConsultationState.talking
  return (
    <View className="kf__composer" {...(keyboard > 0 && { style: { paddingBottom: `${keyboard}px` } })}>
      <View className="kf__chips q-strip">
        <Chip className="flex-none" onPress={isTalking ? end : cancel}>
          {isTalking ? '结束问诊' : '取消问诊'}
        </Chip>
        <Chip className="flex-none" onPress={() => go('kf', { desk: 'service' })}>
          找客服
        </Chip>
      </View>
      <Typing
        talk={talk}
        draftName={`consultation ${consultationId}`}
        placeholder={isTalking ? '回复医生' : '还想补充什么'}
        onKeyboard={setKeyboard}
      />
    </View>
  )
}

function OverBar({ of, talk }: Pick<Props, 'of' | 'talk'>) {
  const { patientId, prescriptions, reopenBefore } = of
  const [newest] = prescriptions
  return (
    <View className="row gap-12 padding-gutter">
      {talk && <Appraisal talk={talk} />}
      {newest && (
        <Button kind="outline" grow onPress={() => go('prescriptionDetail', { prescriptionId: newest.prescriptionId })}>
          看处方
        </Button>
      )}
      {talk && reopenBefore !== null ? (
        <ReopenButton of={of} />
      ) : (
        <Button grow onPress={() => go('prescriptionConsult', patientId === null ? {} : { patientId })}>
          再次问诊
        </Button>
      )}
    </View>
  )
}

/** There is something left to ask the same doctor, without a fee. */
function ReopenButton({ of: { consultationId } }: Pick<Props, 'of'>) {
  const attempt = useAttempt()
  const reopen = async () => {
    try {
      await attempt(talkCalls.reopen, { body: { consultationId } })
    } finally {
      // Where it was too late, the bar offers to ask anew.
      await refetch(talkCalls.detail)
    }
  }
  return (
    <Button grow onPress={reopen}>
      继续问
    </Button>
  )
}

/** How it was, once a doctor has answered. */
function Appraisal({ talk }: { talk: UsedConversation }) {
  const appraisal = useAppraisal(talk)
  if (!appraisal.isDue) return null
  return (
    <>
      <Button kind="outline" grow onPress={appraisal.open}>
        评价
      </Button>
      <StarsSheet open={appraisal.isOpen} onClose={appraisal.close} onSend={appraisal.send} />
    </>
  )
}
