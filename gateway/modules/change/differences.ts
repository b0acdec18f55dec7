import { isDeepStrictEqual } from 'node:util'
import type { Difference } from '../../../counter/contract/change'
import type { Changes } from '../../kernel/work/workContext'
import type { ChangeSubject } from './subject'

/** The field of a value that has none of its own. */
const WHOLE = 'value'
const NONE = '（无）'

type Fields = Readonly<Record<string, unknown>>
const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null && !Array.isArray(value)

/** Which fields of a value changed; one that is no object is a field itself. */
export function fieldsOf(before: unknown, after: unknown): Changes {
  const [was, is] = [isFields(before) ? before : undefined, isFields(after) ? after : undefined]
  if (!(was ?? is) || (before !== null && !was) || (after !== null && !is)) return { [WHOLE]: { from: before, to: after } }
  const names = new Set([...Object.keys(was ?? {}), ...Object.keys(is ?? {})])
  const changed = [...names].filter((name) => !isDeepStrictEqual(was?.[name] ?? null, is?.[name] ?? null))
  return Object.fromEntries(changed.map((name) => [name, { from: was?.[name] ?? null, to: is?.[name] ?? null }]))
}

type Changing = { id: string; before: unknown; after: unknown }

/** The same in words for staff. */
export function differencesOf(
  { id, before, after }: Changing,
  { fields = {}, fieldOf, textOf: wholeOf }: Partial<ChangeSubject> = {},
): Difference[] {
  if (wholeOf)
    return [
      {
        field: '内容',
        ...changedLines(
          saidOr(before, (value) => wholeOf(id, value)),
          saidOr(after, (value) => wholeOf(id, value)),
        ),
      },
    ]
  return Object.entries(fieldsOf(before, after)).map(([name, { from, to }]) => {
    const { title = name === WHOLE ? '内容' : name, text = textOf } = fieldOf?.(name) ?? fields[name] ?? {}
    return { field: title, from: saidOr(from, text), to: saidOr(to, text) }
  })
}

const saidOr = (value: unknown, text: (value: unknown) => string) => (value === null || value === undefined ? NONE : text(value))

/** Of a list, the lines that came and went; all of them where only their order is another. */
function changedLines(from: string, to: string) {
  const [was, is] = [from.split('\n'), to.split('\n')]
  const gone = was.filter((line) => !is.includes(line))
  const come = is.filter((line) => !was.includes(line))
  if (gone.length === 0 && come.length === 0) return { from, to }
  return { from: gone.join('\n') || NONE, to: come.join('\n') || NONE }
}

function textOf(value: unknown): string {
  if (value === null || value === undefined || value === '') return NONE
  if (typeof value === 'boolean') return value ? '是' : '否'
  if (Array.isArray(value)) return value.length === 0 ? NONE : value.map(textOf).join('、')
  if (!isFields(value)) return typeof value === 'string' ? value : JSON.stringify(value)
  return Object.values(value)
    .filter((one) => one !== null && one !== '')
    .map(textOf)
    .join(' ')
}
