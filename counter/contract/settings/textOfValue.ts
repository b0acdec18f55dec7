import { hoursText } from '../../../src/lib/hoursText'
import { yuan } from '../../../src/lib/money'
import type { Editor } from './editor'

type Hours = Parameters<typeof hoursText>[0]
type Fields = Readonly<Record<string, unknown>>

/** A value in words, one thing a line, as lists and the history of changes show it. */
export function textOfValue(editor: Editor, value: unknown): string {
  if (value === null || value === undefined || value === '') return editor.kind === 'fields' ? (editor.off ?? '（无）') : '（无）'
  switch (editor.kind) {
    case 'cents':
      return `${yuan(value as number)} 元`
    case 'number':
      return `${value as number} ${editor.unit}`.trim()
    case 'switch':
      return value === true ? editor.on : editor.off
    case 'choice':
      return editor.options.find((one) => one.value === value)?.label ?? (value as string)
    case 'words':
      return (value as string[]).join('、')
    case 'hours':
      return hoursAndDays(value as { weekly: Hours; closedOn: string[] })
    case 'fields':
      return editor.fields.map(({ name, title, editor: of }) => `${title}：${textOfValue(of, (value as Fields)[name])}`).join('，')
    case 'list':
      return listText(editor.fields, value as Fields[])
    case 'record':
      return recordText(editor.of, value as Fields)
    case 'text':
    case 'picture':
      return value as string
  }
}

const hoursAndDays = ({ weekly, closedOn }: { weekly: Hours; closedOn: string[] }) =>
  hoursText(weekly) + (closedOn.length > 0 ? `\n休息：${closedOn.join('、')}` : '')

function listText(fields: Extract<Editor, { kind: 'list' }>['fields'], rows: readonly Fields[]): string {
  const lines = rows.map((row) =>
    fields
      .map(({ name, editor }) => ({ editor, value: row[name] }))
      .filter(({ value }) => value !== null && value !== undefined && value !== '')
      .map(({ editor, value }) => textOfValue(editor, value))
      .join(' '),
  )
  return lines.length === 0 ? '（无）' : lines.join('\n')
}

function recordText(of: Editor, values: Fields): string {
  const lines = Object.entries(values).map(([key, one]) => `${key}：${textOfValue(of, one)}`)
  return lines.length === 0 ? '（无）' : lines.join('\n')
}
