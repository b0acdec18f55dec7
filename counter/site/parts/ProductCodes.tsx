import { Button } from 'antd'
import { useState } from 'react'
import { MAX_NAMED, product } from '../../contract/product'
import type { Output } from '../../../src/contract/endpoint'
import { ProductCode } from '../../../src/contract/fields'
import { useAsk } from '../client/useAsk'
import { GoodsSearch } from './GoodsSearch'
import { codesIn } from './productCodesIn'
import { TextArea } from './TextArea'
import { useSettled } from './useSettled'
import './productCodes.css'

type Props = {
  codes: string[] | null
  /** What no code at all means. */
  placeholder?: string
  onChange: (codes: string[] | null) => void
}
type Named = Output<typeof product.named>['results']

const OF_RX = '处方药不能参加'
const ALL = '也可以粘贴编码，一行一个；不填是除处方药外的全部商品'

/** For which products an offer is: found by name, or their codes as they are pasted; none at all for all but prescription drugs. */
export function ProductCodes({ codes, placeholder = ALL, onChange }: Props) {
  const [text, setText] = useState('')
  const own = codes ?? []
  const isTyped = (codesIn(text) ?? []).join('\n') === own.join('\n')
  const put = (next: string[]) => onChange(next.length > 0 ? next : null)
  return (
    <div className="product-codes">
      <GoodsSearch
        label="加一件商品"
        by="productCode"
        taken={own}
        whyNot={({ mark }) => (mark === 'rx' ? OF_RX : null)}
        onPick={(code) => put([...own, code])}
      />
      <TextArea
        aria-label="参加的商品编码"
        placeholder={placeholder}
        value={isTyped ? text : own.join('\n')}
        onChange={({ target }) => {
          setText(target.value)
          onChange(codesIn(target.value))
        }}
      />
      {own.length > 0 && <Names codes={own} drop={(code) => put(own.filter((one) => one !== code))} />}
    </div>
  )
}

/** What no product can be called is asked of nobody. */
const isCode = (text: string) => ProductCode.safeParse(text).success

/** What the codes stand for, and which of them stand for nothing that can be in it. */
function Names({ codes, drop }: { codes: readonly string[]; drop: (code: string) => void }) {
  const asked = useSettled(codes.filter(isCode).slice(0, MAX_NAMED).join(','))
  const { data, isPlaceholderData } = useAsk(product.named, { query: { codes: asked } }, { isOff: asked === '' })
  const isAnswered = data !== undefined && !isPlaceholderData
  const isKnown = (code: string) => !isCode(code) || (isAnswered && asked.split(',').includes(code))
  return (
    <ul aria-label="参加的商品">
      {codes.map((code) => (
        <li key={code}>
          <Named code={code} of={data?.results ?? []} isAsked={isKnown(code)} />
          <Button size="small" type="link" aria-label={`去掉 ${code}`} onClick={() => drop(code)}>
            去掉
          </Button>
        </li>
      ))}
    </ul>
  )
}

function Named({ code, of, isAsked }: { code: string; of: Named; isAsked: boolean }) {
  const found = of.find(({ productCode }) => productCode === code)
  if (!found) return <span className={isAsked ? 'late' : ''}>{isAsked ? `${code} 没有这件商品` : code}</span>
  return (
    <span>
      {found.name} {found.brandName} <small>{code}</small> {found.mark === 'rx' && <span className="late">{OF_RX}</span>}
    </span>
  )
}
