import type { ComponentType } from 'react'
import type { Editor, Option } from '../../contract/settings/editor'

export type Editing<E extends Editor = Editor> = {
  editor: E
  value: unknown
  /** Who uses a screen reader hears it; groups show it themselves. */
  label: string
  /** Where in the setting's value it stands: `2.searchWord`. */
  path: string
  problems: ReadonlyMap<string, string>
  choices: readonly Option[]
  onChange: (value: unknown) => void
}

/** The path of a part of a value. */
export const below = (path: string, name: string | number) => (path === '' ? String(name) : `${path}.${name}`)

/** Of an editor with parts: what draws a part. */
export type Grouping<E extends Editor> = Editing<E> & { Part: ComponentType<Editing> }

/** What is wrong with the very thing at a path, for the form item around it. */
export function problemAt({ problems, path }: Pick<Editing, 'problems' | 'path'>) {
  const help = problems.get(path)
  return help === undefined ? {} : { help, validateStatus: 'error' as const }
}
