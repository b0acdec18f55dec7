import { Empty } from 'antd'

/** A row of figures drawn as bars, the longest as wide as there is room. */
export function Bars({ rows }: { rows: ReadonlyArray<{ name: string; count: number }> }) {
  const most = Math.max(1, ...rows.map(({ count }) => count))
  if (rows.length === 0) return <Empty image={Empty.PRESENTED_IMAGE_SIMPLE} description="还没有" />
  return (
    <div>
      {rows.map(({ name, count }) => (
        <div className="bar-row" key={name}>
          <span className="bar-name" title={name}>
            {name}
          </span>
          <span className="bar-track">
            <span className="bar-fill" style={{ display: 'block', width: `${(count / most) * 100}%` }} />
          </span>
          <span className="bar-count">{count}</span>
        </div>
      ))}
    </div>
  )
}
