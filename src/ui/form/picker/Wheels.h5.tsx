import { PickerView } from '@nutui/nutui-react-taro'
import { useCallback, useEffect, useMemo, useRef, type KeyboardEvent, type MouseEvent } from 'react'
import { last } from '@/lib/last'
import { a11y } from '../../element/a11y'
import { clamp } from '../../element/clamp'
import { cx } from '../../element/cx'
import type { Column } from './dateColumns'
import { useElder } from '../../text/elder'
import { ROW, wheelsClass, type WheelsProps } from './wheelTypes'
import '@/styles/nutui-theme.scss'
import './wheels.scss'

/** Milliseconds a wheel rolls on after a quick finger. */
const ROLL = 300
const STEPS: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1, PageDown: 5, PageUp: -5 }

/** Columns of numbers to turn, on NutUI's wheel. A finger rolls it; a press on a row, the arrow keys and a mouse wheel turn it too. */
export const Wheels = ({ columns, values, onTurn }: WheelsProps) => (
  <div className={wheelsClass(columns)}>
    {columns.map((column, at) => (
      <Wheel key={column.unit} {...column} value={values[at] ?? 0} onTurn={(value) => onTurn(at, value)} />
    ))}
  </div>
)

function Wheel({ unit, values, value, onTurn }: Column & { value: number; onTurn: (value: number) => void }) {
  const row = useElder(({ elder }) => (elder ? ROW.elder : ROW.standard))
  const [first = 0, final = 0] = [values[0], last(values)]
  const options = useMemo(() => [values.map((one) => ({ label: `${one} ${unit}`, value: one }))], [values, unit])
  const chosen = useMemo(() => [value], [value])
  const turn = useRef(onTurn)
  turn.current = onTurn
  const standing = useRef(value)
  standing.current = value
  // NutUI tells its value whenever it is drawn, also a late one after a key: it is heard while a finger turns.
  const isRolling = useRef(false)
  const hear = useCallback(({ value: [to] }: { value: ReadonlyArray<string | number | null> }) => {
    if (isRolling.current && typeof to === 'number' && to !== standing.current) turn.current(to)
  }, [])

  // A finger that stops right on a row leaves NutUI nothing to roll to, and it tells nobody: what is seen is asked for after a roll.
  const wheel = useRef<HTMLDivElement>(null)
  const asking = useRef<ReturnType<typeof setTimeout>>()
  useEffect(() => () => clearTimeout(asking.current), [])
  const askWhereItStands = () => {
    clearTimeout(asking.current)
    asking.current = setTimeout(() => {
      isRolling.current = false
      const roller = wheel.current?.querySelector('.nut-pickerview-roller')
      if (!roller) return
      const seen = values[Math.round(-new DOMMatrix(getComputedStyle(roller).transform).m42 / row)]
      if (seen !== undefined && seen !== standing.current) turn.current(seen)
    }, ROLL + 100)
  }

  /** A press, a key or a mouse says where to: nothing is asked or heard of the finger before it. */
  const turnBy = (by: number) => {
    clearTimeout(asking.current)
    isRolling.current = false
    onTurn(clamp(value + by, { min: first, max: final }))
  }
  const pressKey = (event: KeyboardEvent) => {
    const by = event.key === 'Home' ? first - value : event.key === 'End' ? final - value : STEPS[event.key]
    if (by === undefined) return
    event.preventDefault()
    turnBy(by)
  }
  const pressRow = (event: MouseEvent<HTMLElement>) => {
    const { top, height } = event.currentTarget.getBoundingClientRect()
    turnBy(Math.round((event.clientY - top - height / 2) / row))
  }
  return (
    <div
      ref={wheel}
      className={cx('q-wheel', unit === '年' && 'q-wheel--wide')}
      style={{ '--nutui-picker-item-height': `${row}px` } as object}
      tabIndex={0}
      onTouchStart={() => {
        clearTimeout(asking.current)
        isRolling.current = true
      }}
      onTouchEnd={askWhereItStands}
      onKeyDown={pressKey}
      onClick={pressRow}
      onWheel={(event) => turnBy(Math.sign(event.deltaY))}
      {...a11y({ role: 'spinbutton', label: unit, now: value, min: first, max: final, valueText: `${value} ${unit}` })}
    >
      <PickerView options={options} value={chosen} onChange={hear} threeDimensional={false} duration={ROLL} />
    </div>
  )
}
