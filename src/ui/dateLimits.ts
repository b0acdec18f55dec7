export type DateFieldProps = {
  label: string
  /** `2026-03-10` */
  value: string | undefined
  onChange: (date: string) => void
  min?: string | undefined
  max?: string | undefined
  required?: boolean
  error?: string | undefined
  placeholder?: string
  focus?: boolean
}

/** Years before and after today that can be chosen (DESIGN.md, section 5). */
const YEARS = 50

/** The first and last day that can be chosen. */
export function dateLimits({ min, max }: { min?: string | undefined; max?: string | undefined }, today = new Date()) {
  const year = today.getFullYear()
  return { from: min ?? `${year - YEARS}-01-01`, to: max ?? `${year + YEARS}-12-31` }
}
