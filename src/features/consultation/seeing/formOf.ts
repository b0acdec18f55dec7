type All<Union> = (Union extends unknown ? (one: Union) => void : never) extends (all: infer Every) => void ? Every : never
type Setters<Values> = { [Key in keyof Values & string]: (key: Key, value: Values[Key]) => void }

/** What a part of a form needs of the whole of it (`useForm`), which may have more fields. */
export type FormOf<Values> = {
  values: Values
  set: All<Setters<Values>[keyof Values & string]>
  errorOf: (key: keyof Values & string) => string | undefined
  isFocused: (key: keyof Values & string) => boolean
}
