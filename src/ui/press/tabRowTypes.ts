import type { ReactNode } from 'react'

export type TabRowProps = {
  /** What the tabs choose between. */
  label: string
  /** The id of the chosen tab's element. */
  chosen: string
  /** Changes with what is drawn in the row, which moves the tabs. */
  drawn: string
  className: string
  children: ReactNode
}
