import { Segmented } from 'antd'
import { useState } from 'react'
import type { Visits } from '../../contract/today'
import { Bars } from '../parts/Bars'
import { Block, Nothing } from './Block'
import { visitParts, type VisitPart } from './visitParts'

/** What visits reported, one list at a time: as bars, and beside them the figures. */
export function VisitsBlock({ of }: { of: Visits }) {
  const parts = visitParts(of)
  const [name, setName] = useState('funnel')
  const part = parts[name]
  if (!part) return null
  const options = Object.entries(parts).map(([value, { title }]) => ({ value, label: title }))
  return (
    <Block
      title="访问报告"
      hint={`近 ${of.days} 天访问 ${of.count} 次（只含同意统计的访问）`}
      side={<Segmented aria-label="看哪一部分" options={options} value={name} onChange={setName} />}
    >
      {part.rows.length === 0 ? <Nothing>还没有</Nothing> : <Drawn of={part} />}
    </Block>
  )
}

const Drawn = ({ of: { title, columns, rows } }: { of: VisitPart }) => (
  <div className="today-beside">
    <div role="img" aria-label={`${title}。同样的数字见旁边的表格`}>
      <Bars rows={rows} />
    </div>
    <table className="today-table today-table--names">
      <thead>
        <tr>
          {columns.map((column) => (
            <th scope="col" key={column}>
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.name}>
            <th scope="row">{row.name}</th>
            {row.cells.map((cell, place) => (
              <td key={columns[place + 1]}>{cell}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  </div>
)
