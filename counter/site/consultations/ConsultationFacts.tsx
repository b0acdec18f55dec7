import { Button, Tag } from 'antd'
import type { ReactNode } from 'react'
import {
  CONSULTATION_QUESTIONS,
  DURATION_NAMES,
  OF_PREGNANCY,
  QUESTION_NAMES,
  type ConsultationAnswers,
} from '../../../src/contract/consultationView'
import { doseText } from '../../../src/contract/dose'
import { sexText } from '../../../src/contract/idCard'
import { LIVER_KIDNEY_TEXT, mayBePregnant, PREGNANCY_TEXT, type HealthInfo } from '../../../src/contract/patient'
import { PrescriptionState } from '../../../src/contract/prescription'
import { yuan } from '../../../src/lib/money'
import { shopTime } from '../../../src/lib/time'
import type { ConsultationCase, FilledIn } from '../../contract/consultation'
import { useNow } from '../parts/useNow'
import { SafetyFindings } from '../safety/SafetyFindings'
import { answerBy } from './answerBy'
import { CasePictures } from './CasePictures'
import './consultations.css'

export type Written = ConsultationCase['prescriptions'][number]
type Props = {
  conversationId: string
  of: ConsultationCase
  /** Writes again what a pharmacist refused; undefined where nothing can be written now. */
  onRewrite: ((of: Written) => void) | undefined
}

/** Of whom and what a consultation is, as its member filled it in, and what was written in it. */
export function ConsultationFacts({ conversationId, of, onRewrite }: Props) {
  const { form, fee, answerBefore, createdAt, department, sex, age, prescriptions } = of
  return (
    <div className="consult-facts">
      <div>
        <strong>{form?.name ?? '用药人'}</strong>{' '}
        <span className="consult-hint">
          {form && `${form.relation} `}
          {sexText(sex)} {age} 岁
        </span>
        {form?.guardianName && <div className="consult-hint">监护人 {form.guardianName}</div>}
      </div>
      {answerBefore !== null && <AnswerBefore at={answerBefore} />}
      {form === null && <p className="consult-hint">接诊后显示病情、图片和想要的药。</p>}
      {form && (
        <>
          <Health of={form.healthInfo} />
          <Told of={form} />
          {form.asked.length > 0 && (
            <Part title="选药时的回答">
              <Rows of={form.asked.map(({ question, chosen }): Row => [question, chosen.join('、')])} />
            </Part>
          )}
          {form.questionnaire && (
            <Part title={form.questionnaire.title}>
              <p className="consult-hint">{shopTime(form.questionnaire.finishedAt)} 由顾客填写，他选择随申请交给医生</p>
              <Rows of={form.questionnaire.lines.map(({ question, answer }): Row => [question, answer])} />
            </Part>
          )}
          <Part title="问诊前的回答">
            <Answers of={form.answers} asksPregnancy={mayBePregnant({ sex, age })} />
          </Part>
          {form.pictures.length > 0 && (
            <Part title={`图片 ${form.pictures.length} 张`}>
              <CasePictures conversationId={conversationId} ids={form.pictures} />
            </Part>
          )}
          <Part title="想要的药">
            {form.drugs.length === 0 ? (
              <span className="consult-hint">没有指定</span>
            ) : (
              form.drugs.map(({ productCode, name, specification, quantity }) => (
                <div key={productCode}>
                  {name} {specification} × {quantity} 盒
                </div>
              ))
            )}
            {form.drugs.length > 0 && <SafetyFindings of={form.safety} />}
          </Part>
        </>
      )}
      {of.summary !== null && (
        <Part title="小结">
          <p className="lines">{of.summary}</p>
        </Part>
      )}
      {prescriptions.length > 0 && (
        <Part title="这次开的处方">
          {prescriptions.map((one) => (
            <Prescription key={one.prescriptionId} of={one} onRewrite={onRewrite} />
          ))}
        </Part>
      )}
      <p className="consult-hint consult-facts__foot">
        {shopTime(createdAt)} 提交{department === null ? '' : `，${department}`}，{fee === 0 ? '没有收费' : `问诊费 ¥${yuan(fee)}`}
        。姓名和号码已遮盖；打开过的病情和图片会记录：谁、什么时候。
      </p>
    </div>
  )
}

const Part = ({ title, children }: { title: string; children: ReactNode }) => (
  <section aria-label={title}>
    <h2 className="consult-facts__title">{title}</h2>
    {children}
  </section>
)

function AnswerBefore({ at }: { at: string }) {
  const { words, isLate } = answerBy(at, useNow())
  return <p className={isLate ? 'late' : 'consult-hint'}>{words}</p>
}

type Row = [label: string, words: string, isGrave?: boolean]

const Rows = ({ of }: { of: readonly Row[] }) => (
  <dl className="consult-rows">
    {of.map(([label, words, isGrave = false]) => (
      <div key={label}>
        <dt>{label}</dt>
        <dd className={isGrave ? 'late' : ''}>{words}</dd>
      </div>
    ))}
  </dl>
)

/** Not said is not the same as none. */
const listed = (found: readonly string[] | null) => (found === null ? '没有填写' : found.length === 0 ? '无' : found.join('、'))

function Health({ of }: { of: HealthInfo | null }) {
  const { allergies = null, chronicDiseases = null, liverKidney = null, pregnancy } = of ?? {}
  return (
    <section className="consult-card" aria-label="健康档案">
      <Rows
        of={[
          ['过敏', listed(allergies), (allergies ?? []).length > 0],
          ['慢性病', listed(chronicDiseases)],
          ['肝肾功能', liverKidney === null ? '没有填写' : LIVER_KIDNEY_TEXT[liverKidney], liverKidney === 'abnormal'],
          ...(pregnancy ? [['怀孕哺乳', PREGNANCY_TEXT[pregnancy], pregnancy !== 'none'] satisfies Row] : []),
        ]}
      />
    </section>
  )
}

const Told = ({ of: { symptom, duration, disease, medicines } }: { of: FilledIn }) => (
  <Part title="病情">
    <p className="lines">{symptom}</p>
    <Rows
      of={[
        ['持续', DURATION_NAMES[duration]],
        ['确诊过', disease.name],
        ['正在用', medicines || '没有'],
      ]}
    />
  </Part>
)

/** That a drug was used before is no alarm; each other yes is. */
const isGrave = (name: string, yes: boolean) => yes && name !== 'usedBefore'

const Answers = ({ of, asksPregnancy }: { of: ConsultationAnswers; asksPregnancy: boolean }) => (
  <ul className="consult-answers">
    {QUESTION_NAMES.filter((name) => asksPregnancy || !OF_PREGNANCY.includes(name)).map((name) => {
      const { yes, words } = of[name]
      return (
        <li key={name}>
          {CONSULTATION_QUESTIONS[name].text}
          <span className={isGrave(name, yes) ? 'late' : 'consult-answer'}>
            {yes ? '是' : '否'}
            {words && `：${words}`}
          </span>
        </li>
      )
    })}
  </ul>
)

function Prescription({ of, onRewrite }: { of: Written; onRewrite: Props['onRewrite'] }) {
  const { createdAt, state, word, refusal, written } = of
  const isRefused = state === PrescriptionState.refused
  return (
    <div className="consult-card">
      <div className="consult-written">
        <span className="consult-hint">{shopTime(createdAt)}</span>
        <Tag color={isRefused ? 'error' : state === PrescriptionState.approved ? 'success' : 'warning'}>{word}</Tag>
      </div>
      {written && <div>{written.diagnosis.name}</div>}
      {written?.drugs.map(({ productCode, name, quantity, dose }) => (
        <div key={productCode} className="consult-hint">
          {name} × {quantity} 盒{dose && `，${doseText(dose)}`}
        </div>
      ))}
      {isRefused && <p className="late">药师没有通过：{refusal}</p>}
      {isRefused && written && onRewrite && (
        <Button size="small" onClick={() => onRewrite(of)}>
          改后再开
        </Button>
      )}
    </div>
  )
}
