import { Button, InputNumber } from 'antd'
import type { Level } from '../../contract/promotion'
import { centsOf, yuanOf } from '../parts/money'

type Props = { levels: readonly Level[]; isDiscount: boolean; onChange: (levels: Level[]) => void }

const MAX = 10
/** Nothing typed yet is nothing to show. */
const shown = (cents: number) => yuanOf(cents === 0 ? null : cents)

/** The steps of a discount, or the one threshold of a gift. */
export function LevelList({ levels, isDiscount, onChange }: Props) {
  const set = (at: number, part: Partial<Level>) => onChange(levels.map((level, place) => (place === at ? { ...level, ...part } : level)))
  return (
    <div className="promotion-levels">
      {levels.map(({ threshold, off }, at) => (
        <div key={at} className="promotion-level">
          满
          <InputNumber
            min={0}
            precision={2}
            aria-label={`第 ${at + 1} 档门槛（元）`}
            value={shown(threshold)}
            onChange={(yuan) => set(at, { threshold: centsOf(yuan) ?? 0 })}
          />
          {isDiscount && (
            <>
              减
              <InputNumber
                min={0}
                precision={2}
                aria-label={`第 ${at + 1} 档减（元）`}
                value={shown(off)}
                onChange={(yuan) => set(at, { off: centsOf(yuan) ?? 0 })}
              />
            </>
          )}
          {isDiscount && levels.length > 1 && (
            <Button
              type="link"
              aria-label={`去掉这一档：第 ${at + 1} 档`}
              onClick={() => onChange(levels.filter((_level, place) => place !== at))}
            >
              去掉这一档
            </Button>
          )}
        </div>
      ))}
      {(isDiscount || levels.length === 0) && levels.length < MAX && (
        <Button size="small" onClick={() => onChange([...levels, { threshold: 0, off: 0 }])}>
          加一档
        </Button>
      )}
    </div>
  )
}
