import type { ReactNode } from 'react'
import { ADVERSE_CHOICES, type AdverseReport } from '../../../src/contract/adverseReport'
import { eventWords } from '../../../src/contract/complaintStates'
import { shopTime } from '../../../src/lib/time'
import type { ComplaintCase } from '../../contract/complaint'
import type { FieldOf } from '../../contract/uncover'
import { Masked } from '../masked/Masked'
import { SeenBy } from '../masked/SeenBy'
import { FactList, type Fact } from '../parts/FactList'
import { PictureViewer } from '../pictures/PictureViewer'
import { kindOf, subjectOf } from './words'

type Props = {
  of: ComplaintCase
  /** As it was when somebody began to write. */
  before: ComplaintCase | undefined
  isCovered: boolean
}

/** The pictures, beside them what was told, and what happened since. */
export const CaseFacts = ({ of, before, isCovered }: Props) => (
  <div className="review-columns">
    <PictureViewer
      of={{ kind: 'complaint', recordId: of.number }}
      title="顾客的图片"
      ids={of.pictures}
      none={of.isAnonymous ? '匿名投诉不带图片。' : '顾客没有上传图片。'}
      isCovered={isCovered}
    />
    <div className="review-facts" tabIndex={0} role="region" aria-label="反馈内容">
      <Card title="反馈">
        <FactList facts={factsOf(of)} before={before && factsOf(before)} />
      </Card>
      {of.report && (
        <Card title="不良反应报告">
          <FactList facts={reportFacts(of.report)} />
        </Card>
      )}
    </div>
    <div className="review-aside" tabIndex={0} role="region" aria-label="记录">
      <Card title="往来与记录">
        <ol className="aftersales-log">
          {of.entries.map(({ at, event, words, by }, place) => (
            <li key={place}>
              <time>{shopTime(at)}</time>
              {eventWords(event)}
              <small>{by ?? '顾客'}</small>
              {words !== null && <p className="complaint-words">{words}</p>}
            </li>
          ))}
        </ol>
        <SeenBy of={{ kind: 'complaint', recordId: of.number }} />
      </Card>
    </div>
  </div>
)

const Card = ({ title, children }: { title: string; children: ReactNode }) => (
  <section className="review-card" aria-label={title}>
    <h2>{title}</h2>
    {children}
  </section>
)

type FieldProps = { of: ComplaintCase; field: FieldOf<'complaint'>; masked: string; isCalled?: boolean }

/** Personal data: who gives a reason reads it for a minute. */
const Field = ({ of: { number }, ...field }: FieldProps) => <Masked of={{ kind: 'complaint', recordId: number }} {...field} />

/** What is empty says nothing and has no row. */
const told = (facts: readonly Fact[]) => facts.filter(([, words]) => words !== '')

const factsOf = (of: ComplaintCase): Fact[] =>
  told([
    ['类型', kindOf(of)],
    ['关联对象', subjectOf(of)],
    ['内容', of.words, <Field key="words" of={of} field="words" masked={of.words} />],
    ['联系电话', of.phone, <Field key="phone" of={of} field="phone" masked={of.phone} isCalled />],
    ['方便时间', of.callTime],
    ['提交方式', of.isAnonymous ? '匿名' : ''],
    ['提交时间', shopTime(of.filedAt)],
    ['回复期限', of.dueAt === null ? '' : shopTime(of.dueAt)],
    ['评价', of.stars === null ? '' : `${of.stars} 星，${of.isSolved === true ? '已解决' : '没有解决'}`],
    ['上报', of.reported === null ? '' : `${shopTime(of.reported.at)}，编号 ${of.reported.number}`],
  ])

const chosen = (choices: Readonly<Record<string, string>>, ids: string | readonly string[]) =>
  (typeof ids === 'string' ? [ids] : ids).map((id) => choices[id] ?? id).join('、')

const reportFacts = (of: AdverseReport): Fact[] => {
  const { relation, sex, earlier, family, important, severe, outcome, stopped, again, illnessEffect } = ADVERSE_CHOICES
  const drugs = of.drugs.map(({ isSuspected, name, approvalNumber, maker, batch, usage, from, to, reason }, place): Fact => [
    `${isSuspected ? '怀疑药品' : '并用药品'} ${place + 1}`,
    [name, approvalNumber, maker, batch && `批号 ${batch}`, usage, `${from} 至 ${to ?? '今'}`, `用于${reason}`].filter(Boolean).join('，'),
  ])
  return told([
    [
      '患者',
      `${chosen(sex, of.sex)}，${of.age} 岁${of.weight === undefined ? '' : `，${of.weight} 公斤`}，报告人是${chosen(relation, of.relation)}`,
    ],
    ['原患疾病', of.illness],
    ['既往不良反应', chosen(earlier, of.earlier)],
    ['家族不良反应', chosen(family, of.family)],
    ['相关重要信息', chosen(important, of.important)],
    ...drugs,
    ['不良反应名称', of.event],
    ['发生日期', of.at],
    ['过程描述', of.description],
    ['严重程度', of.severe.length === 0 ? '一般' : chosen(severe, of.severe)],
    ['结果', chosen(outcome, of.outcome)],
    ['停药或减量后减轻', chosen(stopped, of.stopped)],
    ['再次使用后出现', chosen(again, of.again)],
    ['对原患疾病影响', chosen(illnessEffect, of.illnessEffect)],
  ])
}
