import { useState, type ReactNode } from 'react'

type Props<Value> = { from: Value; children: (value: Value, onChange: (value: Value) => void) => ReactNode }

/** Keeps the value of an exhibited part that changes when it is used. */
export function Held<Value>({ from, children }: Props<Value>) {
  const [value, setValue] = useState(from)
  return children(value, setValue)
}
