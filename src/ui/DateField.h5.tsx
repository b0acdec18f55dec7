import { a11y } from './a11y'
import { cx } from './cx'
import { dateLimits, type DateFieldProps } from './dateLimits'
import { useDomId } from './domId'
import { ErrorLine } from './ErrorLine'

/** A day, chosen with the browser's own control, which every keyboard and screen reader knows; ±50 years unless told otherwise. */
export function DateField({ label, value, onChange, min, max, required, error }: DateFieldProps) {
  const id = useDomId('date')
  const { from, to } = dateLimits({ min, max })
  return (
    <div className="q-field-box">
      <div className={cx('q-field', error !== undefined && 'q-field--err')}>
        <label className="q-field__l" htmlFor={id}>
          {label}
          {required && <span className="q-field__req">*</span>}
        </label>
        <input
          id={id}
          type="date"
          className={cx('q-field__in grow', !value && 'q-ph')}
          value={value ?? ''}
          min={from}
          max={to}
          onChange={(event) => onChange(event.target.value)}
          {...a11y({ invalid: error !== undefined || undefined })}
        />
      </div>
      {error !== undefined && <ErrorLine>{error}</ErrorLine>}
    </div>
  )
}
