import { Text, View } from '@tarojs/components'
import { useRef, type ReactNode } from 'react'
import type { Patient } from '@/contract/patient'
import { signersOf } from '@/contract/prescriptionSign'
import { Field } from '@/ui/form/Field'
import { FieldRow } from '@/ui/form/FieldRow'
import { RadioChips, RadioList } from '@/ui/form/RadioList'
import type { SignatureHandle } from '@/ui/form/signature/signature'
import { SignaturePad } from '@/ui/form/signature/SignaturePad'
import { useForm } from '@/ui/form/useForm'
import { Icon } from '@/ui/icons/Icon'
import { Button } from '@/ui/press/Button'
import { BottomBar } from '@/ui/shell/BottomBar'
import { Screen } from '@/ui/shell/Screen'
import { nameOf, problemsOf, RELATIONS, signedOf, SIGNERS, type Signed, type SignValues } from './signing'
import { takeSignature } from './takeSignature'
import './signing.scss'

/** Points of a paper that has a text above it: the button stays below it. */
const BELOW_TEXT = 220

type Props = {
  patient: Patient
  /** Below the title: what it is given to, and how it is best written. */
  note: string
  /** What is signed, where it is a text. */
  children?: ReactNode
  /** What a typed name means here. */
  meaning: string
  /** What becomes of the signature. */
  use: string
  onSign: (signed: Signed) => Promise<unknown>
  /** Once it is kept. */
  onSigned: () => unknown
}

/** Who signs, the paper to write on, and what the signature is used for. */
export function Signing({ patient, note, children, meaning, use, onSign, onSigned }: Props) {
  const pad = useRef<SignatureHandle>(null)
  const signers = signersOf(patient)
  const own = useForm<SignValues>({ values: { signer: signers[0] ?? 'patient', agentName: '', relation: '' }, problems: problemsOf })
  const { values } = own
  const name = nameOf(values, patient)
  const signNow = async () => {
    if (!own.check()) return
    const signature = await takeSignature(pad.current, meaning)
    if (!signature) return
    if (await own.submit((filled) => onSign(signedOf(filled, signature)))) await onSigned()
  }
  return (
    <Screen
      bottomBar={
        <BottomBar>
          <Button kind="outline" onPress={() => pad.current?.clear()}>
            清除
          </Button>
          <Button grow onPress={signNow}>
            确认签名
          </Button>
        </BottomBar>
      }
    >
      <View className="stack padding-gutter margin-top-4">
        <View>
          <View className="serif rx-sign__title">{titleOf(values, patient)}</View>
          <View className="text-14 color-secondary margin-top-4 rx-sign__note">{note}</View>
        </View>
        {children !== undefined && <View className="rx-sign__text">{children}</View>}
        {signers.length > 1 && (
          <View className="q-card q-card--flush rx-sign__who">
            <RadioList
              label="由谁签名"
              options={signers.map((value) => ({ value, text: SIGNERS[value] }))}
              value={values.signer}
              onChange={(signer) => own.set('signer', signer)}
            />
            {values.signer === 'agent' && <Agent form={own} />}
          </View>
        )}
        <SignaturePad
          key={values.signer}
          ref={pad}
          placeholder={name === '' ? '您的姓名' : name}
          height={children === undefined ? 320 : BELOW_TEXT}
          head={
            <View className="row gap-8 text-13 color-secondary">
              <Text>用药人</Text>
              <Text className="weight-bold color-title">{patient.name}</Text>
            </View>
          }
        />
        <View className="row align-start gap-8 text-13 color-secondary">
          <Icon name="shield" size={16} className="color-link" />
          <View className="grow">{use}</View>
        </View>
      </View>
    </Screen>
  )
}

function titleOf({ signer }: SignValues, { name, guardianVo }: Patient): string {
  if (signer === 'patient') return `请用药人${name}签名`
  return signer === 'guardian' ? `请监护人${guardianVo?.name ?? ''}签名` : `请您代${name}签名`
}

/** Who the member is that signs on behalf of the patient. */
function Agent({ form }: { form: ReturnType<typeof useForm<SignValues>> }) {
  return (
    <>
      <Field label="您的姓名" required maxLength={25} placeholder="代签人姓名" autoComplete="off" {...form.fieldProps('agentName')} />
      <FieldRow label="您是用药人的" required error={form.errorOf('relation')} focus={form.isFocused('relation')}>
        <RadioChips
          label="您是用药人的"
          options={RELATIONS}
          value={form.values.relation === '' ? undefined : form.values.relation}
          onChange={(relation) => form.set('relation', relation)}
        />
      </FieldRow>
    </>
  )
}
