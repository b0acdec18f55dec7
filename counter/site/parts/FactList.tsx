import { Descriptions } from 'antd'
import type { ReactNode } from 'react'
import './conflict.css'

/**
 * What is known, as words that can be compared, and where it is shown otherwise, masked for one, how. With the version of what is masked it
 * is another, too, where nothing but what the masks leave out is.
 */
export type Fact = [label: string, words: string, shown?: ReactNode, version?: string]

/** What is known of a case; marked where it is another than when somebody began to decide. */
export function FactList({ facts, before = facts }: { facts: readonly Fact[]; before?: readonly Fact[] | undefined }) {
  const was = new Map(before.map((fact) => [fact[0], fact]))
  const present = new Set(facts.map(([label]) => label))
  const items = facts.map((is) => ({ label: is[0], children: <Value was={was.get(is[0])} is={is} /> }))
  const gone = before.flatMap(([label, words]) => (present.has(label) ? [] : [{ label, children: <del>{words}</del> }]))
  const all = [...items, ...gone].map((item) => ({ ...item, key: item.label }))
  return <Descriptions column={1} size="small" bordered items={all} />
}

function Value({ was, is: [, words, shown = words, version] }: { was: Fact | undefined; is: Fact }) {
  const isSame = was?.[1] === words
  if (isSame && was[3] === version) return shown
  return (
    <span className="conflict-text">
      {was && !isSame && <del>{was[1]}</del>} <ins>{shown}</ins>
      {isSame && <small className="late">遮住的部分有变化</small>}
    </span>
  )
}
