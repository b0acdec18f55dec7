import type { Waiting } from '../../contract/today'
import { lasting } from '../parts/lasting'
import { Block } from './Block'

/** What operators see to outside of the counter; nothing where nothing of it waits. */
export function ElsewhereBlock({ waiting }: { waiting: readonly Waiting[] }) {
  if (waiting.length === 0) return null
  return (
    <Block title="要在工作台以外处理" hint="超时的在前">
      <table className="today-table today-table--texts">
        <thead>
          <tr>
            {['什么', '数量', '最久', '怎么办'].map((title) => (
              <th scope="col" key={title}>
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {waiting.map(({ what, count, oldestSeconds, isLate, todo }) => (
            <tr key={what}>
              <th scope="row">{what}</th>
              <td>{count}</td>
              <td className={isLate ? 'distance--over' : ''}>
                {lasting(oldestSeconds)}
                {isLate && '，已超时'}
              </td>
              <td>{todo}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Block>
  )
}
