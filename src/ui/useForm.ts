import { useState } from 'react'

type Problems<Values> = Partial<Record<keyof Values, string | undefined>>

type Options<Values> = {
  values: Values
  /** What is wrong, in the order of the fields on the page; an empty answer means the form may be sent. */
  problems: (values: Values) => Problems<Values>
}

/**
 * A form's values and what is wrong with them. A problem is shown once its field was left or the form was checked; checking
 * moves the keyboard to the first one. What was typed stays, whatever happens.
 */
export function useForm<Values extends object>({ values: initial, problems }: Options<Values>) {
  type Key = keyof Values & string
  const [values, setValues] = useState(initial)
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set())
  const [checked, setChecked] = useState(false)
  const [focused, setFocused] = useState<Key>()
  /** What the gateway said of one field; it stands until that field changes. */
  const [refused, setRefused] = useState<{ key: string; message: string }>()

  const found = problems(values)
  const set = <K extends Key>(key: K, value: Values[K]) => {
    setValues((before) => ({ ...before, [key]: value }))
    setRefused((before) => (before?.key === key ? undefined : before))
  }
  const focusFirst = (key: Key) => {
    setFocused(undefined)
    setTimeout(() => setFocused(key), 0)
  }
  const errorOf = (key: Key) => (refused?.key === key ? refused.message : checked || left.has(key) ? found[key] : undefined)
  return {
    values,
    set,
    setValues,
    errorOf,
    /** Whether the form may be sent; if not, the first problem is shown and given the keyboard. */
    check() {
      setChecked(true)
      const first = (Object.keys(found) as Key[]).find((key) => found[key] !== undefined)
      if (first !== undefined) focusFirst(first)
      return first === undefined
    },
    /** Shows what the gateway said of a field, and goes there. */
    refuse(key: Key, message: string) {
      setRefused({ key, message })
      focusFirst(key)
    },
    /** Everything a `Field` of a text needs. */
    fieldProps: <K extends { [N in Key]: Values[N] extends string ? N : never }[Key]>(key: K) => ({
      value: values[key] as string,
      onChange: (text: string) => set(key, text as Values[K]),
      onBlur: () => setLeft((before) => new Set(before).add(key)),
      focus: focused === key,
      error: errorOf(key),
    }),
    isFocused: (key: Key) => focused === key,
  }
}
