import type { ReactNode } from 'react'
import { nameOf } from './words'

/** Somebody, masked, and below what is known of him. */
export const PersonCell = ({ name, children }: { name: string; children: ReactNode }) => (
  <span className="two-lines">
    {nameOf(name)}
    <small>{children}</small>
  </span>
)
