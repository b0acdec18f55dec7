import type { ReactNode } from 'react'

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
export const Field = ({ label, hint, changed, problem, children }: Props) => (
  <div className={changed === undefined ? 'need-field' : 'need-field need-changed'}>
    <div className="need-label">
      {label}
      {changed !== undefined && (
        <span className="need-mark">
          已改 <small>{changed}</small>
        </span>
      )}
      {hint !== undefined && <small>{hint}</small>}
    </div>
    {children}
    {problem !== undefined && (
      <p className="need-problem" role="alert">
        {problem}
      </p>
    )}
  </div>
)
