import { useEffect, useRef, useState } from 'react'
import type { $ZodType } from 'zod/v4/core'
import { schemaProblem } from '@/lib/schemaProblem'
import { fieldErrorOf } from './fieldErrorOf'

type Problems<Values> = Partial<Record<keyof Values, string | undefined>>

/** Where what was typed is kept while the page is left. */
type Draft<Values> = { read: () => Partial<Values>; keep: (values: Values) => void; drop: () => void }

export type FormOptions<Values> = {
  /** What the fields hold at first, in the order of the fields on the page. */
  values: Values
  /** Schemas of the contract by field (`AddressForm.shape`): a value whose name stands there is validated by it, in its sentences. */
  schema?: Readonly<Record<string, $ZodType>>
  /** What the schema cannot say: a tick, a password before it is encrypted. A field that is named here is not asked of the schema. */
  problems?: (values: Values) => Problems<Values>
  /** The field beside which the gateway's word about another name is shown: `{ area: 'region' }`. */
  fields?: Readonly<Record<string, keyof Values & string>>
  /** Says nothing of a field that is left: where the button stands right below, a line that appears would move it from under the finger. */
  quiet?: boolean
  /** What was typed comes back with it, and goes when the form was sent. */
  draft?: Draft<Values>
}

/**
 * A form: `values`, validation by the contract, what is wrong beside each field, focus, the kept draft and one submit at a time. A
 * problem is shown once its field was left or checked, and goes when it is mended; checking moves the keyboard to the first one. What
 * was typed stays, whatever happens.
 *
 * `set(key, value)` changes a value. `fieldProps(key)` is what a `Field` or an `InputBox` of a text needs; `errorOf(key)` and
 * `isFocused(key)` are for every other field. `submit(send)` is for the button: it sends what is right, and not twice at a time; a
 * refusal that is about no field is thrown on, for the button to say; it answers whether the form was sent. `focus(key)` brings the keyboard to a field. `check(keys?)` shows the problems of some fields, or of all, and
 * answers whether there are none; `clear(key)` empties a field for the next one, of which nothing is said yet; `refuse(key, message)` and `refused(error)` show what the gateway said of a field.
 */
export function useForm<Values extends object>({ values: initial, schema = {}, problems, fields = {}, quiet, draft }: FormOptions<Values>) {
  type Key = keyof Values & string
  const [values, setValues] = useState<Values>(() => ({ ...initial, ...draft?.read() }))
  /** Fields that were left or checked. */
  const [seen, setSeen] = useState<ReadonlySet<Key>>(new Set())
  const [focused, setFocused] = useState<Key>()
  /** What the gateway said of one field; it stands until that field changes. */
  const [refusal, setRefusal] = useState<{ key: Key; message: string }>()
  const isSending = useRef(false)
  useKept(values, draft)

  const keys = Object.keys(values) as Key[]
  const own: Problems<Values> = problems?.(values) ?? {}
  const problemOf = (key: Key) => (key in own ? own[key] : schemaProblem(schema[key], values[key]))
  const show = (shown: readonly Key[]) => setSeen((before) => new Set([...before, ...shown]))
  const set = <K extends Key>(key: K, value: Values[K]) => {
    setValues((before) => ({ ...before, [key]: value }))
    setRefusal((before) => (before?.key === key ? undefined : before))
  }
  const clear = <K extends Key>(key: K) => {
    set(key, initial[key])
    setSeen((before) => new Set([...before].filter((one) => one !== key)))
  }
  const focus = (key: Key) => {
    setFocused(undefined)
    setTimeout(() => setFocused(key), 0)
  }
  const errorOf = (key: Key) => (refusal?.key === key ? refusal.message : seen.has(key) ? problemOf(key) : undefined)
  const check = (checked: readonly Key[] = keys) => {
    show(checked)
    const first = keys.find((key) => checked.includes(key) && problemOf(key) !== undefined)
    if (first !== undefined) focus(first)
    return first === undefined
  }
  const refuse = (key: Key, message: string) => {
    setRefusal({ key, message })
    focus(key)
  }
  const fieldNamed = (name: string): Key | undefined => fields[name] ?? keys.find((key) => key === name)
  const refused = (error: unknown) => {
    const { field = '', message = '' } = fieldErrorOf(error) ?? {}
    const key = fieldNamed(field) ?? fieldNamed(field.split('.')[0] ?? '')
    if (key === undefined) throw error
    refuse(key, message)
  }
  const submit = async (send: (values: Values) => unknown): Promise<boolean> => {
    if (isSending.current || !check()) return false
    isSending.current = true
    try {
      await send(values)
      draft?.drop()
      return true
    } catch (error) {
      refused(error)
      return false
    } finally {
      isSending.current = false
    }
  }
  return {
    values,
    set,
    errorOf,
    isFocused: (key: Key) => focused === key,
    fieldProps: <K extends { [N in Key]: Values[N] extends string ? N : never }[Key]>(key: K) => ({
      value: values[key] as string,
      onChange: (text: string) => set(key, text as Values[K]),
      onBlur: () => !quiet && show([key]),
      focus: focused === key,
      error: errorOf(key),
    }),
    check,
    clear,
    focus,
    refuse,
    refused,
    submit,
  }
}

/** Keeps what was typed: not what the form began with, and once for each change. */
function useKept<Values>(values: Values, draft: Draft<Values> | undefined) {
  const first = useRef(values)
  const latest = useRef(draft)
  latest.current = draft
  useEffect(() => {
    if (values !== first.current) latest.current?.keep(values)
  }, [values])
}
