import { Text, View } from '@tarojs/components'
import { useEffect, useState } from 'react'
import { useRead, type Read } from '@/api/useRead'
import { write } from '@/api/write'
import { OVERRIDE_WORDS, OverrideReason, safety, type SafetyCheck, type SafetyFinding } from '@/contract/safety'
import { shopTimeOfYear } from '@/lib/time'
import { go } from '@/routes/go'
import { Notice } from '@/ui/card/Notice'
import { RadioList } from '@/ui/form/RadioList'
import { Icon } from '@/ui/icons/Icon'
import { Sheet } from '@/ui/layer/Sheet'
import { Button } from '@/ui/press/Button'
import { Press } from '@/ui/press/Press'
import { Skeleton } from '@/ui/state/Skeleton'
import { safetyInput } from './askSafety'
import { ChoosePatient } from './ChoosePatient'
import { CheckedProducts, Finding, type Goods } from './Finding'
import './safety.scss'

export type SafetySheetProps = {
  open: boolean
  onClose: () => void
  goods: readonly Goods[]
  /** Goes on to the order; without it the sheet only tells. */
  onSettle?: () => unknown
  /** Takes a product out of the cart. */
  onRemove?: (productCode: string) => unknown
}

const isGrave = ({ severity }: SafetyFinding) => severity !== 'info'

/** What is to be known of these products before they are bought (boards 57 and 57b): it advises, leads to the pharmacist and holds nobody back. */
export function SafetySheet({ open, onClose, goods, onSettle, onRemove }: SafetySheetProps) {
  const [patientId, setPatientId] = useState<string | null>()
  const [step, setStep] = useState<'findings' | 'patient' | 'reason'>('findings')
  const [reason, setReason] = useState<OverrideReason>()
  const codes = goods.map(({ productCode }) => productCode)
  const check = useRead(safety.check, safetyInput(codes, patientId), { enabled: open && codes.length > 0, keepsPrevious: true })
  useShownOnce(onSettle ? check.data?.findings : undefined)
  useEffect(() => {
    if (!open) setStep('findings')
  }, [open])
  const grave = check.data?.findings.filter(isGrave) ?? []
  const settle = async () => {
    if (reason && grave.length > 0) tell({ shown: [], overridden: grave.map(({ ruleId }) => ({ ruleId, reason })) })
    onClose()
    await onSettle?.()
  }
  const goOn = () => (grave.length > 0 ? setStep('reason') : settle())
  const choosePatient = (chosen: string | null) => {
    setPatientId(chosen)
    setStep('findings')
  }
  if (step === 'reason') return <Reason {...{ open, onClose, reason, setReason, settle, back: () => setStep('findings') }} />
  return (
    <Sheet
      open={open}
      onClose={onClose}
      title={step === 'patient' ? '给谁用？' : titleOf(check, onSettle ? '结算前' : '用药前')}
      footer={
        <>
          {onSettle && (
            <Button kind="outline" onPress={goOn}>
              {isClear(check) ? '处理后结算' : '照常结算'}
            </Button>
          )}
          <Button grow icon="chat" onPress={() => ask(onClose, codes)}>
            问药师
          </Button>
        </>
      }
    >
      {step === 'patient' ? (
        <ChoosePatient value={patientId === undefined ? (check.data?.patient?.id ?? null) : patientId} onChoose={choosePatient} />
      ) : (
        <Answer {...{ check, goods, onRemove }} onPatient={() => setStep('patient')} />
      )}
    </Sheet>
  )
}

const ask = (close: () => void, codes: readonly string[]) => {
  close()
  const [productCode] = codes
  return go('pharmacist', productCode === undefined ? {} : { productCode })
}

/** Figures of the rules; nobody waits for them, and nothing depends on them. */
const tell = (body: { shown: string[]; overridden: Array<{ ruleId: string; reason: OverrideReason }> }) =>
  void write(safety.feedback, { body }).catch(() => undefined)

/** Counts each rule once for as long as the sheet is there. */
function useShownOnce(findings: readonly SafetyFinding[] | undefined) {
  const [seen] = useState(() => new Set<string>())
  useEffect(() => {
    const fresh = (findings ?? []).map(({ ruleId }) => ruleId).filter((ruleId) => !seen.has(ruleId))
    fresh.forEach((ruleId) => seen.add(ruleId))
    if (fresh.length > 0) tell({ shown: fresh, overridden: [] })
  }, [findings, seen])
}

const unchecked = ({ products }: SafetyCheck) => products.filter(({ notChecked }) => notChecked !== null)
const isClear = ({ data }: Read<SafetyCheck>) => data?.ran === true && data.findings.length === 0 && unchecked(data).length === 0

function titleOf(check: Read<SafetyCheck>, when: '结算前' | '用药前'): string {
  const { data, status } = check
  if (!data) return status === 'failed' ? '这次没能查到' : '正在核对'
  if (!data.ran) return '这次没能查到'
  if (data.findings.length > 0) return `${when}，请看 ${data.findings.length} 处提醒`
  const left = unchecked(data).length
  return left > 0 ? `有 ${left} 种没能查到` : '核对过，没有发现冲突'
}

type AnswerProps = {
  check: Read<SafetyCheck>
  goods: readonly Goods[]
  onRemove: ((productCode: string) => unknown) | undefined
  onPatient: () => void
}

function Answer({ check, goods, onRemove, onPatient }: AnswerProps) {
  const { data, status, retry } = check
  if (!data && status === 'loading') return <Skeleton />
  const failed = !data?.ran
  return (
    <View className="stack safety">
      {data && <For of={data} onPress={onPatient} />}
      {(failed || unchecked(data).length > 0) && <Notice icon="warning">没查到，不等于没问题。请让药师看一眼再买。</Notice>}
      {data?.findings.map((finding) => (
        <Finding key={finding.ruleId} of={finding} goods={goods} onRemove={onRemove} />
      ))}
      {data && unchecked(data).length > 0 && <CheckedProducts products={data.products} goods={goods} />}
      {data?.ran && <View className="safety__limits">只核对了这里的药，以及您存在档案里的情况。家里正在吃的药，请一并告诉药师。</View>}
      <View className="row justify-between elder-wrap gap-8 text-13 color-secondary">
        <Text>
          {data
            ? `${shopTimeOfYear(data.checkedAt)} 核对，规则资料 ${data.dataDate}，审核：${data.approvedBy ?? '无'}`
            : '网络或服务暂时不通'}
        </Text>
        <Button kind="text" size="s" icon="refresh" onPress={retry}>
          再查一次
        </Button>
      </View>
    </View>
  )
}

/** For whom it was checked, by what of the record, and what the record does not say. */
function For({ of: { patient }, onPress }: { of: SafetyCheck; onPress: () => void }) {
  return (
    <View className="safety__for row gap-12">
      <Icon name="user" size={26} className="color-link" />
      <View className="grow">
        <View className="text-16 weight-medium color-title">{patient ? `${patient.name}，${patient.who}` : '没有按用药人核对'}</View>
        <View className="text-13 color-secondary margin-top-2">{usedText(patient)}</View>
        {patient && patient.unsaid.length > 0 && (
          <View className="text-13 color-secondary margin-top-2">档案里没填{patient.unsaid.join('、')}，这些没有核对</View>
        )}
      </View>
      <Press className="color-link text-14 nowrap safety__change" onPress={onPress}>
        {patient ? '换用药人' : '选用药人'}
      </Press>
    </View>
  )
}

function usedText(patient: SafetyCheck['patient']) {
  if (!patient) return '只核对了药和药之间，选了用药人才能核对过敏、年龄、怀孕和慢性病'
  return patient.facts.length > 0 ? `按您档案里的「${patient.facts.join('、')}」和年龄核对` : '按您档案里的年龄核对'
}

type ReasonProps = {
  open: boolean
  onClose: () => void
  reason: OverrideReason | undefined
  setReason: (reason: OverrideReason) => void
  settle: () => unknown
  back: () => void
}

/** Nobody is held back: who goes on all the same says why, which makes the rules better and names nobody. */
function Reason({ open, onClose, reason, setReason, settle, back }: ReasonProps) {
  return (
    <Sheet
      open={open}
      onClose={onClose}
      title="为什么照常结算？"
      footer={
        <>
          <Button kind="outline" onPress={back}>
            再看看提醒
          </Button>
          <Button grow disabled={!reason} onPress={settle}>
            确认结算
          </Button>
        </>
      }
    >
      <View className="text-14 color-secondary">选一个原因就能继续。只按条数统计，不记是谁。</View>
      <RadioList label="照常结算的原因" options={REASONS} value={reason} onChange={setReason} />
    </Sheet>
  )
}

const REASONS = OverrideReason.options.map((value) => ({ value, text: OVERRIDE_WORDS[value] }))
