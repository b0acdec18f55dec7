import { useState } from 'react'
import { Field } from '@/ui/form/Field'
import { FieldRow } from '@/ui/form/FieldRow'
import { RadioList } from '@/ui/form/RadioList'
import { Sheet } from '@/ui/layer/Sheet'
import { CALL_TIMES } from './complaintText'

type Props = {
  /** What `useForm` gives a field of a text. */
  phone: { value: string; onChange: (text: string) => void; onBlur: () => unknown; focus: boolean; error: string | undefined }
  callTime: string
  onCallTime: (callTime: string) => void
}

/** By which number, and when, the shop calls back. */
export function ContactFields({ phone, callTime, onCallTime }: Props) {
  const [choosing, setChoosing] = useState(false)
  return (
    <>
      <Field label="联系电话" kind="phone" {...phone} onBlur={() => void phone.onBlur()} maxLength={11} placeholder="不填就用登录手机号" />
      <FieldRow label="方便时间" value={callTime} placeholder="选填" onPress={() => setChoosing(true)} />
      <Sheet open={choosing} onClose={() => setChoosing(false)} title="方便联系的时间" flush>
        <RadioList
          label="方便联系的时间"
          value={callTime}
          options={CALL_TIMES.map((value) => ({ value, text: value }))}
          onChange={(chosen) => {
            onCallTime(chosen)
            setChoosing(false)
          }}
        />
      </Sheet>
    </>
  )
}
