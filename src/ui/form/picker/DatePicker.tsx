import { useEffect, useState } from 'react'
import { Button } from '../../press/Button'
import { columnsOf, momentNow, momentOf, nearest, rangeOf, turned, written, type DateKind } from './dateColumns'
import { Sheet } from '../../layer/Sheet'
import { Wheels } from './Wheels'

type Props = {
  open: boolean
  onClose: () => void
  title: string
  kind?: DateKind
  /** `2026-03-10`, `2026-03`, `2026-03-10 08:30` or `08:30`; one out of range begins at the nearest. */
  value?: string | undefined
  min?: string | undefined
  max?: string | undefined
  onPick: (written: string) => void
}

/** A day, a month, a moment or a time of day, on wheels that never leave the range: 50 years before and after unless told otherwise. */
export function DatePicker({ open, onClose, title, kind = 'date', value, min, max, onPick }: Props) {
  const range = rangeOf({ kind, min, max })
  const [moment, setMoment] = useState(() => nearest(momentOf(value, kind) ?? momentNow(), range))
  useEffect(() => {
    if (open) setMoment(nearest(momentOf(value, kind) ?? momentNow(), rangeOf({ kind, min, max })))
  }, [open, value, kind, min, max])

  const columns = columnsOf(kind, moment, range)
  const pick = () => {
    onPick(written(moment, kind))
    onClose()
  }
  return (
    <Sheet
      open={open}
      onClose={onClose}
      title={title}
      footer={
        <Button block onPress={pick}>
          确定
        </Button>
      }
    >
      <Wheels
        columns={columns}
        values={columns.map(({ place }) => moment[place] ?? 0)}
        onTurn={(at, to) => setMoment((before) => turned(before, { place: columns[at]?.place ?? 0, value: to, range }))}
      />
    </Sheet>
  )
}
