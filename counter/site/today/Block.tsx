import { Card } from 'antd'
import type { ReactNode } from 'react'

type Props = {
  title: string
  /** How it is reckoned, or of what time. */ hint?: ReactNode
  /** At the right of the title. */ side?: ReactNode
  children: ReactNode
}

/** A block of today's page. */
export const Block = ({ title, hint, side, children }: Props) => (
  <Card className="today-card">
    <section aria-label={title}>
      <div className="today-head">
        <h2>
          {title}
          {hint !== undefined && <small>{hint}</small>}
        </h2>
        {side}
      </div>
      {children}
    </section>
  </Card>
)

/** A block in which there is nothing. */
export const Nothing = ({ children }: { children: ReactNode }) => <p className="today-none">{children}</p>
