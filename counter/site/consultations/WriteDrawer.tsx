import { Alert, App, Button, Checkbox, Drawer, Form, Input } from 'antd'
import { useState } from 'react'
import { chat } from '../../contract/chat'
import { consultation, MAX_ADVICE, type ConsultationCase } from '../../contract/consultation'
import type { DrugDisease } from '../../../src/contract/prescription'
import { MAX_DRUGS } from '../../../src/contract/prescriptionSign'
import { ask } from '../client/ask'
import { queries } from '../client/useAsk'
import { useSending } from '../client/useSending'
import { useDraft } from '../parts/useDraft'
import { SafetyFindings } from '../safety/SafetyFindings'
import type { Written } from './ConsultationFacts'
import { DiagnosisField } from './DiagnosisField'
import { DrugLines } from './DrugLines'
import { DrugSearch } from './DrugSearch'
import { beginning, bodyOf, fieldOf, lineOf, problemsOf, type Problems, type Writing } from './prescribing'
import { useChecked } from './useChecked'

const NO_DISEASE: DrugDisease = { name: '', icdCode: null }

type Props = {
  conversationId: string
  of: ConsultationCase
  /** What a pharmacist refused and is written again. */
  from: Written | undefined
  onClose: () => void
}

/** A prescription, written with the safety rules beside and signed by the password; what was typed stays where the drawer is closed. */
export function WriteDrawer({ conversationId, of, from, onClose }: Props) {
  const { draft, keep, drop } = useDraft<Writing>(`consultation:${conversationId}:prescription`)
  const [writing, setWriting] = useState(() => beginning({ kept: draft, from, disease: of.form?.disease ?? NO_DISEASE }))
  const [password, setPassword] = useState('')
  const [tried, setTried] = useState<Problems>({})
  const [seen, setSeen] = useState('')
  const { send, problem, refused, isBusy, isOffline } = useSending()
  const { message } = App.useApp()
  const checked = useChecked(
    conversationId,
    writing.lines.map(({ productCode }) => productCode),
  )
  const change = (set: Partial<Writing>) => {
    const next = { ...writing, ...set }
    setWriting(next)
    keep(next)
    setTried({})
  }
  const isUnseen = checked.toSee !== '' && seen !== checked.toSee
  const isDeaf = isOffline || isBusy || checked.isAsking || isUnseen
  const submit = async () => {
    const problems = { ...problemsOf(writing), ...(password === '' && { password: '请输入登录密码' }) }
    setTried(problems)
    if (isDeaf || Object.keys(problems).length > 0) return
    const isSent = await send(() =>
      ask(consultation.write, { params: { conversationId }, body: bodyOf(writing, { password, acknowledged: checked.ruleIds }) }),
    )
    setPassword('')
    if (!isSent) return
    drop()
    void message.success('处方已开出，药师审核后会员就能购买')
    for (const { line } of [chat.record, chat.list, consultation.case]) void queries.invalidateQueries({ queryKey: [line] })
    onClose()
  }
  const field = problem === '' ? undefined : fieldOf(refused?.field)
  const problems: Problems = { ...(field && { [field]: problem }), ...tried }
  const help = (text: string | undefined) => text !== undefined && ({ validateStatus: 'error', help: text } as const)
  return (
    <Drawer
      open
      width="min(920px, 100vw)"
      title={from ? '改后再开处方' : '开处方'}
      onClose={onClose}
      footer={
        <div className="consult-sign">
          <Form layout="vertical" requiredMark={false} className="consult-password">
            <Form.Item label="登录密码，输入即为签名" htmlFor="write-password" {...help(problems.password)}>
              <Input.Password
                id="write-password"
                autoComplete="current-password"
                maxLength={128}
                value={password}
                onChange={({ target }) => {
                  setPassword(target.value)
                  setTried({})
                }}
                onPressEnter={() => void submit()}
              />
            </Form.Item>
          </Form>
          <Button size="large" onClick={onClose}>
            先不开
          </Button>
          <Button size="large" type="primary" loading={isBusy} disabled={isDeaf} onClick={() => void submit()}>
            {checked.isAsking ? '正在核对用药安全' : '签名开具'}
          </Button>
        </div>
      }
    >
      <div className="consult-write">
        <Form layout="vertical" requiredMark={false}>
          <Waiting of={of} />
          <DiagnosisField
            {...{ conversationId, of: writing.diagnosis, problem: problems.diagnosis }}
            onChange={(diagnosis) => change({ diagnosis })}
          />
          <Form.Item label={`药品 ${writing.lines.length} 种`} {...help(problems.drugs)}>
            <DrugLines of={writing.lines} onChange={(lines) => change({ lines })} />
            <Wanted of={of} writing={writing} onChange={change} />
            {writing.lines.length < MAX_DRUGS && (
              <DrugSearch
                taken={writing.lines.map(({ productCode }) => productCode)}
                onPick={({ productCode, name, specification, quantity, amount, times }) =>
                  change({ lines: [...writing.lines, { productCode, name, specification, quantity, amount, times }] })
                }
              />
            )}
          </Form.Item>
          <Form.Item
            label="医嘱（选填）"
            htmlFor="write-advice"
            extra="怎样用、注意什么、多久复诊；药师和会员都会读到"
            {...help(problems.advice)}
          >
            <Input.TextArea
              id="write-advice"
              rows={3}
              maxLength={MAX_ADVICE}
              showCount
              value={writing.advice}
              onChange={({ target }) => change({ advice: target.value })}
            />
          </Form.Item>
          {problem !== '' && !field && <Alert type="error" showIcon message={problem} />}
        </Form>
        <aside aria-label="用药安全核对" className="consult-check">
          <h3>安全核对</h3>
          {writing.lines.length === 0 && <p className="consult-hint">添加药品后，按用药人的年龄和健康信息核对。</p>}
          {checked.isAsking && <p className="consult-hint">正在核对…</p>}
          {checked.safety && <SafetyFindings of={checked.safety} label="正在开的药的检查" />}
          {checked.failed !== undefined && (
            <Alert
              type="warning"
              showIcon
              message={`没有核对成：${checked.failed}`}
              action={
                <Button size="small" onClick={checked.again}>
                  重试
                </Button>
              }
            />
          )}
          {checked.toSee !== '' && (
            <Checkbox checked={!isUnseen} onChange={({ target }) => setSeen(target.checked ? checked.toSee : '')}>
              已知晓，仍然开具
            </Checkbox>
          )}
        </aside>
      </div>
    </Drawer>
  )
}

/** Of several a pharmacist decides one after another. */
const Waiting = ({ of: { prescriptions } }: { of: ConsultationCase }) =>
  prescriptions.some(({ state }) => state === 'waiting' || state === 'asked' || state === 'second') ? (
    <Alert type="info" showIcon message="这次问诊已开过一张处方，正在等药师审核；审核后才能再开" className="consult-note" />
  ) : null

type Wanting = { of: ConsultationCase; writing: Writing; onChange: (set: Partial<Writing>) => void }

/** What the member would like, to be taken over by a press. */
function Wanted({ of: { form }, writing: { lines }, onChange }: Wanting) {
  const left = (form?.drugs ?? []).filter((drug) => lines.every(({ productCode }) => productCode !== drug.productCode))
  if (left.length === 0) return null
  return (
    <div className="consult-wanted">
      <span className="consult-hint">会员想要：</span>
      {left.map((drug) => (
        <Button key={drug.productCode} size="small" onClick={() => onChange({ lines: [...lines, lineOf(drug)] })}>
          加上{drug.name} × {drug.quantity}
        </Button>
      ))}
    </div>
  )
}
