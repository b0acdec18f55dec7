import { words, type Builtin } from './builtin'
import { anything, flag, text, type Define } from './define'
import { openPanel } from '../panel'

type Row = string | Record<string, unknown>

/** WeChat draws its own wheel over the page; here a panel of lists, or of the browser's own date and time fields. */
export const definePicker = (define: Define) =>
  define('picker', {
    properties: {
      ...{ mode: text('selector'), range: anything([]), rangeKey: text(), value: anything(0), start: text(), end: text() },
      ...{ fields: text('day'), name: text(), disabled: flag(), headerText: text() },
    },
    drawn(self) {
      const { data, drawn } = self
      drawn.addEventListener('click', () => {
        if (!data().disabled) open(self)
      })
      return { value: () => data().value }
    },
  })

function open({ data, fire }: Builtin) {
  const { mode, range, rangeKey, value, start, end } = data()
  const wordsOf = (row: Row) => (typeof row === 'string' ? row : words(row[words(rangeKey)]))
  const several = mode === 'multiSelector'
  const isList = several || mode === 'selector'
  const columns = isList ? (several ? (range as Row[][]) : [range as Row[]]) : []
  const chosen = several ? (value as number[]) : [Number(value)]
  const fields = isList
    ? columns.map((rows, place) => listOf(rows.map(wordsOf), chosen[place] ?? 0))
    : [fieldOf(words(mode), { value: words(value), min: words(start), max: words(end) })]
  if (several) {
    fields.forEach((field, column) => field.addEventListener('change', () => fire('columnchange', { column, value: Number(field.value) })))
  }
  openPanel({
    content: fields,
    onConfirm() {
      const values = fields.map((field) => (isList ? Number(field.value) : field.value))
      fire('change', { value: several ? values : values[0] })
    },
    onCancel: () => fire('cancel'),
  })
}

function listOf(rows: string[], chosen: number): HTMLSelectElement {
  const list = document.createElement('select')
  list.append(...rows.map((row, place) => new Option(row, String(place), false, place === chosen)))
  return list
}

function fieldOf(mode: string, { value, min, max }: { value: string; min: string; max: string }): HTMLInputElement {
  return Object.assign(document.createElement('input'), { type: mode === 'time' ? 'time' : 'date', value, min, max })
}
