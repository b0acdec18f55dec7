import { Input } from 'antd'
import { nameOfAudience, NEED_LIMITS, NEED_TITLES, type NeedAhead, type NeedFields } from '../../contract/need'
import { ChoiceList } from './ChoiceList'
import { RevisedField } from '../parts/RevisedField'
import { choicesFor, movesOf, toldTo, withChoices, withText, type Audience, type ToldField } from './needFields'

type Props = {
  audience: Audience
  seen: NeedFields
  values: NeedFields
  change: (fields: NeedAhead) => void
  /** What the gateway said of a field of this audience. */
  problemOf: (field: keyof NeedFields) => string | undefined
}

const TEXTS: ReadonlyArray<{ field: ToldField; max: number; hint: string }> = [
  { field: 'headlines', max: NEED_LIMITS.headline, hint: '先知道或先做什么' },
  { field: 'ruleOuts', max: NEED_LIMITS.ruleOut, hint: '谁先问药师，用分号隔开' },
  { field: 'advice', max: NEED_LIMITS.advice, hint: '写了而没有首选，这类人群就不给商品' },
]

/** What one audience is answered with: choices in their order, and three sentences. */
export function ForAudience({ audience, seen, values, change, problemOf }: Props) {
  const whom = nameOfAudience(audience)
  const [was, names] = [choicesFor(seen, audience), choicesFor(values, audience)]
  return (
    <fieldset>
      <legend>{whom}</legend>
      <RevisedField
        label={NEED_TITLES.choices}
        hint={audience === null ? '没有单独写的人群也看这些' : '只给这类人群看'}
        changed={was.join() === names.join() ? undefined : movesOf(was, names)}
        problem={problemOf('choices')}
      >
        <ChoiceList whom={whom} names={names} onChange={(next) => change(withChoices(values, audience, next))} />
      </RevisedField>
      {TEXTS.map(({ field, max, hint }) => {
        const [before, text] = [toldTo(seen, field, audience), toldTo(values, field, audience)]
        return (
          <RevisedField
            key={field}
            label={NEED_TITLES[field]}
            hint={hint}
            changed={before === text ? undefined : `原 ${before || '（无）'}`}
            problem={problemOf(field)}
          >
            <Input.TextArea
              aria-label={`${NEED_TITLES[field]}，${whom}`}
              rows={field === 'headlines' ? 1 : 2}
              maxLength={max}
              value={text}
              onChange={({ target }) => change(withText(values, field, { audience, text: target.value }))}
            />
          </RevisedField>
        )
      })}
    </fieldset>
  )
}
