import type { Danger } from '../catalogue/searchTables'

const listed = (lines: readonly string[], mark: (place: number) => string) => lines.map((line, place) => `${mark(place)}${line}`)

/** The help of the table of dangers as one message: whom to call first, then the signs and what to do meanwhile. */
export function emergencyText({ headline, lead, signs, phones, steps, otherwise }: Danger): string {
  const calls = phones.map(({ number, name }) => `${name}：${number}`)
  const acts = steps.map(({ text, note }) => (note === null ? text : `${text}（${note}）`))
  return [headline, ...calls, lead, ...listed(signs, () => '· '), ...listed(acts, (place) => `${place + 1}. `), otherwise]
    .filter((line) => line !== '')
    .join('\n')
}
