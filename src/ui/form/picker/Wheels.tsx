import { PickerView, PickerViewColumn, View } from '@tarojs/components'
import { a11y } from '../../element/a11y'
import { useElder } from '../../text/elder'
import { ROW, wheelsClass, type WheelsProps } from './wheelTypes'
import './wheels.scss'

/** Columns of numbers to turn, on WeChat's own wheel: NutUI's hands a new picture to the page on every move of the finger. */
export function Wheels({ columns, values, onTurn }: WheelsProps) {
  const row = useElder(({ elder }) => (elder ? ROW.elder : ROW.standard))
  const places = columns.map((column, at) => Math.max(0, column.values.indexOf(values[at] ?? 0)))
  const turn = (to: readonly number[]) => {
    const at = to.findIndex((place, column) => place !== places[column])
    const value = columns[at]?.values[to[at] ?? 0]
    if (value !== undefined) onTurn(at, value)
  }
  return (
    <PickerView
      className={wheelsClass(columns)}
      value={places}
      indicatorStyle={`height: ${row}px`}
      onChange={({ detail }) => turn(detail.value)}
      {...a11y({ role: 'group', label: columns.map(({ unit }, at) => `${values[at] ?? ''} ${unit}`).join('') })}
    >
      {columns.map(({ unit, values: rows }) => (
        <PickerViewColumn key={unit}>
          {rows.map((one) => (
            <View key={one} className="q-wheels__row" style={{ height: `${row}px`, lineHeight: `${row}px` }}>
              {one} {unit}
            </View>
          ))}
        </PickerViewColumn>
      ))}
    </PickerView>
  )
}
