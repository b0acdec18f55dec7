import type { ReactNode } from 'react'
import './revised.css'

type Props = {
  label: string
  /** What is written there, in a line. */
  hint?: string
  /** What it was, or what came and went; undefined where nothing was changed. */
  changed?: string | undefined
  /** The gateway's words about it. */
  problem?: string | undefined
  children: ReactNode
}

/** A field of the form, with what was changed of it and what is wrong with it beside its name. */
export const RevisedField = ({ label, hint, changed, problem, children }: Props) => (
  <div className={changed === undefined ? 'revised-field' : 'revised-field revised-changed'}>
    <div className="revised-label">
      {label}
      {changed !== undefined && (
        <span className="revised-mark">
          已改 <small>{changed}</small>
        </span>
      )}
      {hint !== undefined && <small>{hint}</small>}
    </div>
    {children}
    {problem !== undefined && (
      <p className="revised-problem" role="alert">
        {problem}
      </p>
    )}
  </div>
)
