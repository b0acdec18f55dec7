import { Button, Input } from 'antd'
import { RevisedField } from './RevisedField'
import { fieldOf, instantOf } from './shopInstant'

type Period = { beginsAt: string; endsAt: string }
type Props = {
  seen: Period
  values: Period
  change: (fields: Partial<Period>) => void
  problemAt: (field: string) => string | undefined
}

/** From when until when, by the shop's clock. Ending now is how it is switched off. */
export const RevisedPeriod = ({ seen, values, change, problemAt }: Props) => (
  <div className="two-columns">
    <RevisedField label="开始" changed={wasOf(seen.beginsAt, values.beginsAt)} problem={problemAt('beginsAt')}>
      <Moment label="开始" of={values.beginsAt} seen={seen.beginsAt} onChange={(beginsAt) => change({ beginsAt })} />
    </RevisedField>
    <RevisedField label="结束" changed={wasOf(seen.endsAt, values.endsAt)} problem={problemAt('endsAt')}>
      <Moment label="结束" of={values.endsAt} seen={seen.endsAt} onChange={(endsAt) => change({ endsAt })} />
      <Button type="link" size="small" style={{ padding: 0 }} onClick={() => change({ endsAt: new Date().toISOString() })}>
        现在就结束
      </Button>
    </RevisedField>
  </div>
)

const inField = (instant: string) => (instant === '' ? '' : fieldOf(instant))
const wasOf = (seen: string, value: string) => (seen === value ? undefined : `原 ${inField(seen).replace('T', ' ')}`)

type MomentProps = { label: string; of: string; seen: string; onChange: (instant: string) => void }

const Moment = ({ label, of, seen, onChange }: MomentProps) => (
  <Input
    type="datetime-local"
    step={1}
    aria-label={label}
    value={inField(of)}
    onChange={({ target }) => onChange(instantOf(target.value, seen))}
  />
)
