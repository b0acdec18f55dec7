/** How a value is edited. Its shape says what is allowed; this says what is drawn, and how staff call the parts. */
export type Editor =
  | {
      kind: 'text'
      /** Lines, where it is a longer one. */ rows?: number
      /** An empty field is stored as null. */ nullable?: true
      placeholder?: string
    }
  | { kind: 'number'; unit: string }
  | { kind: 'cents' }
  | { kind: 'switch'; on: string; off: string }
  | { kind: 'choice'; options: readonly Option[] }
  | { kind: 'picture' }
  | { kind: 'hours' }
  /** Short texts: days, names. */
  | { kind: 'words'; placeholder: string }
  /** With `off` the whole may be null, and is called so then. */
  | { kind: 'fields'; fields: readonly Field[]; off?: string }
  | { kind: 'list'; item: string; fields: readonly Field[] }
  /** An object whose keys are typed or, where the gateway offers some, chosen. */
  | { kind: 'record'; item: string; key: string; of: Editor }

export type Option = { value: string; label: string }
export type Field = { name: string; title: string; editor: Editor; /** What a new one begins with. */ empty: unknown }

/** Editors that many settings have. */
export const field = (name: string, title: string, editor: Editor, empty: unknown = ''): Field => ({ name, title, editor, empty })
export const TEXT: Editor = { kind: 'text' }
export const LONG: Editor = { kind: 'text', rows: 2 }
export const OPTIONAL: Editor = { kind: 'text', nullable: true }
export const CLOCK: Editor = { kind: 'text', nullable: true, placeholder: '08:00' }
export const number = (unit: string): Editor => ({ kind: 'number', unit })
export const yesNo = (on: string, off: string): Editor => ({ kind: 'switch', on, off })
