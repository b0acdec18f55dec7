import { useState } from 'react'
import { codesIn } from './productCodesIn'
import { TextArea } from './TextArea'

type Props = { codes: string[] | null; onChange: (codes: string[] | null) => void }

/** For which products an offer is: codes, one a line or however they are pasted; none at all for all but prescription drugs. */
export function ProductCodes({ codes, onChange }: Props) {
  const [text, setText] = useState('')
  const own = (codes ?? []).join('\n')
  const isTyped = (codesIn(text) ?? []).join('\n') === own
  return (
    <TextArea
      aria-label="参加的商品编码"
      placeholder="一行一个；不填是除处方药外的全部商品"
      value={isTyped ? text : own}
      onChange={({ target }) => {
        setText(target.value)
        onChange(codesIn(target.value))
      }}
    />
  )
}
