import { Input } from 'antd'
import type { ComponentProps } from 'react'

const LETTERS_A_LINE = 38
const MAX_ROWS = 12

type Props = Omit<ComponentProps<typeof Input.TextArea>, 'autoSize' | 'rows' | 'value'> & { value: string; minRows?: number }

/** A field as high as its text. antd's own measuring writes styles that the counter's content security policy forbids. */
export const TextArea = ({ minRows = 2, value, ...field }: Props) => (
  <Input.TextArea {...field} value={value} rows={rowsOf(value, minRows)} />
)

function rowsOf(text: string, atLeast: number): number {
  const lines = text.split('\n').map((line) => Math.max(1, Math.ceil(line.length / LETTERS_A_LINE)))
  const rows = lines.reduce((sum, one) => sum + one, 0)
  return Math.min(MAX_ROWS, Math.max(atLeast, rows))
}
