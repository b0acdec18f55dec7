import { Input, Select } from 'antd'
import { useState } from 'react'
import {
  AUDIENCE_ORDER,
  nameOfAudience,
  NEED_LIMITS,
  NEED_TITLES,
  type NeedAhead,
  type NeedDetail,
  type NeedFields,
} from '../../contract/need'
import { RevisedField } from '../parts/RevisedField'
import { ForAudience } from './ForAudience'
import { audiencesIn, movesOf, type Audience } from './needFields'

type Props = {
  of: NeedDetail
  values: NeedFields
  change: (fields: NeedAhead) => void
  /** What the gateway refused: the place, `choices.0.name`, and its words. */
  refused: { field: string; words: string } | undefined
}
type ListField = 'words' | 'symptomIds' | 'neighbours'

/** A need as a form: how people say it, and what each audience is answered with. */
export function NeedForm({ of: { name, fields: seen, symptoms, needNames }, values, change, refused }: Props) {
  const [added, setAdded] = useState<Audience[]>([])
  const present = audiencesIn(values)
  const shown = AUDIENCE_ORDER.filter((one) => present.includes(one) || added.includes(one))
  const problemAt = (field: string) => (refused?.field.split('.')[0] === field ? refused.words : undefined)
  const symptomName = (id: string) => symptoms.find(({ symptomId }) => symptomId === id)?.name ?? id
  const list = (field: ListField, wordOf = (value: string) => value) => ({
    label: NEED_TITLES[field],
    changed: seen[field].join() === values[field].join() ? undefined : movesOf(seen[field].map(wordOf), values[field].map(wordOf)),
    problem: problemAt(field),
  })
  /** The audience of the row that was refused. */
  const isRefused = (field: keyof NeedFields, audience: Audience) => {
    const at = Number(refused?.field.split('.')[1])
    const row: unknown = values[field][at]
    return typeof row !== 'object' || row === null || !('audience' in row) ? audience === null : row.audience === audience
  }
  return (
    <section className="revised-card revised-form" aria-label="需求内容">
      <RevisedField {...list('words')} hint="回车或分号加一个；「+」隔开要同时出现的词，如 大姨妈+肚子疼">
        <Select
          mode="tags"
          open={false}
          suffixIcon={null}
          aria-label={NEED_TITLES.words}
          tokenSeparators={[';', '；', '、', '，', ',']}
          maxCount={NEED_LIMITS.words}
          value={values.words}
          // A need is found by its name, too.
          onChange={(words: string[]) => change({ words: words.includes(name) ? words : [name, ...words] })}
        />
      </RevisedField>
      <RevisedField {...list('symptomIds', symptomName)} hint="有这些症状的商品排在首选之后">
        <Select
          mode="multiple"
          optionFilterProp="label"
          aria-label={NEED_TITLES.symptomIds}
          options={symptoms.map((symptom) => ({ value: symptom.symptomId, label: symptom.name }))}
          value={values.symptomIds}
          onChange={(symptomIds: string[]) => change({ symptomIds })}
        />
      </RevisedField>
      {shown.map((audience) => (
        <ForAudience
          key={audience}
          audience={audience}
          seen={seen}
          values={values}
          change={change}
          problemOf={(field) => (isRefused(field, audience) ? problemAt(field) : undefined)}
        />
      ))}
      <Select
        aria-label="加一类人群"
        placeholder="加一类人群…"
        value={null}
        options={AUDIENCE_ORDER.filter((one) => one !== null && !shown.includes(one)).map((one) => ({
          value: one,
          label: nameOfAudience(one),
        }))}
        onChange={(one: Audience) => setAdded([...added, one])}
        style={{ width: 200 }}
      />
      <RevisedField {...list('neighbours')} hint="没有对症的商品时，请顾客看看这些">
        <Select
          mode="multiple"
          aria-label={NEED_TITLES.neighbours}
          options={needNames.filter((one) => one !== name).map((one) => ({ value: one, label: one }))}
          value={values.neighbours}
          onChange={(neighbours: string[]) => change({ neighbours })}
        />
      </RevisedField>
      <RevisedField
        label={NEED_TITLES.source}
        hint="一句话、先排除、何时就医写了，就要写"
        changed={seen.source === values.source ? undefined : `原 ${seen.source || '（无）'}`}
        problem={problemAt('source')}
      >
        <Input
          aria-label={NEED_TITLES.source}
          maxLength={NEED_LIMITS.source}
          placeholder="药品说明书、公开诊疗指南"
          value={values.source}
          onChange={({ target }) => change({ source: target.value })}
        />
      </RevisedField>
    </section>
  )
}
