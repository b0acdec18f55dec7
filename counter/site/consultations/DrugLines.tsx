import { Button, InputNumber } from 'antd'
import { MAX_AMOUNT, MAX_TIMES } from '../../../src/contract/dose'
import { MAX_BOXES } from '../../../src/contract/prescription'
import { piecesIn } from '../../../src/lib/pieces'
import type { Line } from './prescribing'

type Props = { of: readonly Line[]; onChange: (lines: Line[]) => void }

/** What is written: boxes, and how it is taken in the pieces of the packing. */
export function DrugLines({ of, onChange }: Props) {
  const put = (code: string, set: Partial<Line>) => onChange(of.map((line) => (line.productCode === code ? { ...line, ...set } : line)))
  const drop = (code: string) => onChange(of.filter(({ productCode }) => productCode !== code))
  return (
    <ol className="consult-lines">
      {of.map((line) => (
        <li key={line.productCode}>
          <div className="consult-written">
            <span>
              <strong>{line.name}</strong> {line.specification}
            </span>
            <Button type="text" size="small" aria-label={`去掉${line.name}`} onClick={() => drop(line.productCode)}>
              去掉
            </Button>
          </div>
          <Taken of={line} onChange={(set) => put(line.productCode, set)} />
        </li>
      ))}
    </ol>
  )
}

function Taken({ of: { name, specification, quantity, amount, times }, onChange }: { of: Line; onChange: (set: Partial<Line>) => void }) {
  const pieces = piecesIn(specification)
  return (
    <div className="consult-dose">
      <InputNumber
        aria-label={`${name}的盒数`}
        min={1}
        max={MAX_BOXES}
        precision={0}
        suffix="盒"
        value={quantity}
        onChange={(typed) => onChange({ quantity: typed ?? 1 })}
      />
      {pieces ? (
        <>
          <span>每次</span>
          <InputNumber
            aria-label={`${name}每次的用量`}
            min={0.5}
            max={MAX_AMOUNT}
            suffix={pieces.unit}
            value={amount}
            onChange={(typed) => onChange({ amount: typed === null ? null : Math.round(typed * 2) / 2 })}
          />
          <span>每日</span>
          <InputNumber
            aria-label={`${name}每日的次数`}
            min={1}
            max={MAX_TIMES}
            precision={0}
            suffix="次"
            value={times}
            onChange={(typed) => onChange({ times: typed })}
          />
        </>
      ) : (
        <span className="consult-hint">这种包装不按片数计，用法写在医嘱里</span>
      )}
    </div>
  )
}
