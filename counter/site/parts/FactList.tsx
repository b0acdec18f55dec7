import { Descriptions } from 'antd'
import type { ReactNode } from 'react'
import './conflict.css'

/** What is known, as words that can be compared, and where it is shown otherwise, masked for one, how. */
export type Fact = [label: string, value: string, shown?: ReactNode]

/** What is known of a case; marked where it is another than when somebody began to decide. */
export function FactList({ facts, before }: { facts: readonly Fact[]; before?: readonly Fact[] | undefined }) {
  const was = new Map(before?.map(([label, value]) => [label, value]))
  const items = facts.map((fact) => ({ key: fact[0], label: fact[0], children: <Value was={was.get(fact[0])} is={fact} /> }))
  return <Descriptions column={1} size="small" bordered items={items} />
}

function Value({ was, is: [, value, shown = value] }: { was: string | undefined; is: Fact }) {
  if (was === undefined || was === value) return shown
  return (
    <span className="conflict-text">
      <del>{was}</del> <ins>{shown}</ins>
    </span>
  )
}
