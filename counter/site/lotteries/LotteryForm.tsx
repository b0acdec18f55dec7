import { Input, InputNumber } from 'antd'
import { LOTTERY_TITLES, type LotteryAhead } from '../../contract/lottery'
import { RevisedField } from '../parts/RevisedField'
import { RevisedPeriod } from '../parts/RevisedPeriod'
import type { Fields } from './lotteryFields'

type Props = {
  isNew: boolean
  seen: Fields
  values: Fields
  change: (fields: LotteryAhead) => void
  /** What the gateway refused of a field. */
  problemAt: (field: string) => string | undefined
}

type Count = 'freeTimes' | 'useIntegral' | 'integralLimit' | 'shareLimit'
const COUNTS: ReadonlyArray<{ name: Count; hint: string; least: number; most: number }> = [
  { name: 'freeTimes', hint: '0 是没有免费次数', least: 0, most: 50 },
  { name: 'shareLimit', hint: '0 是分享不得次数', least: 0, most: 50 },
  { name: 'useIntegral', hint: '积分', least: 1, most: 100_000 },
  { name: 'integralLimit', hint: '0 是不能用积分换', least: 0, most: 50 },
]
const TITLE_LETTERS = 12
const CONDITION_LETTERS = 200

/** A draw as a form: what it is called, when it runs, for whom, and how often one may draw. The rules follow. */
export function LotteryForm({ isNew, seen, values, change, problemAt }: Props) {
  const field = (name: keyof Fields, words: string, hint?: string) => ({
    label: LOTTERY_TITLES[name],
    changed: isNew || seen[name] === values[name] ? undefined : `原 ${words}`,
    problem: problemAt(name),
    ...(hint !== undefined && { hint }),
  })
  return (
    <section className="revised-card revised-form" aria-label="活动内容">
      <RevisedField {...field('title', seen.title)}>
        <Input
          aria-label={LOTTERY_TITLES.title}
          maxLength={TITLE_LETTERS}
          value={values.title}
          onChange={({ target }) => change({ title: target.value })}
        />
      </RevisedField>
      <RevisedPeriod seen={seen} values={values} change={change} problemAt={problemAt} />
      <RevisedField {...field('conditions', seen.conditions)}>
        <Input.TextArea
          aria-label={LOTTERY_TITLES.conditions}
          maxLength={CONDITION_LETTERS}
          showCount
          rows={2}
          value={values.conditions}
          onChange={({ target }) => change({ conditions: target.value })}
        />
      </RevisedField>
      <div className="two-columns">
        {COUNTS.map(({ name, hint, least, most }) => (
          <RevisedField key={name} {...field(name, String(seen[name]), hint)}>
            <InputNumber
              min={least}
              max={most}
              precision={0}
              aria-label={LOTTERY_TITLES[name]}
              style={{ width: '100%' }}
              value={values[name]}
              onChange={(count) => change({ [name]: count ?? least })}
            />
          </RevisedField>
        ))}
      </div>
    </section>
  )
}
