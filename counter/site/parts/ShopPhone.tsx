import { Alert, Button, Segmented, Skeleton } from 'antd'
import { useRef, useState } from 'react'
import { previewAddress } from '../../../src/lib/preview'
import { EmptyPicture } from './EmptyPicture'
import { PhoneFrame } from './PhoneFrame'
import { usePreview, type Previewed } from './usePreview'
import './shopPhone.css'

/** `path`: the shop's page that shows it, as the gateway says it. */
type Props = Previewed & { path: string }

const LOOKS = [
  { value: 'standard', label: '标准' },
  { value: 'elder', label: '长辈版' },
]

/** The shop's own page with what is typed in it, as a shopper's phone would show it; nobody else sees it so. */
export function ShopPhone({ path, ...previewed }: Props) {
  const [look, setLook] = useState('standard')
  const { token, notes, problem, isOffline, again } = usePreview(previewed)
  const after = useRef<HTMLSpanElement>(null)
  const address = token && previewAddress(path, { token, elder: look === 'elder' })
  return (
    <section className="shop-phone" aria-label="店里的样子">
      <div className="shop-phone-head">
        <h2>店里的样子</h2>
        <Segmented size="small" aria-label="版本" options={LOOKS} value={look} onChange={setLook} />
        {address && (
          <a href={address} target="_blank" rel="noreferrer">
            在新窗口看
          </a>
        )}
      </div>
      <Button className="shop-phone-skip" size="small" onClick={() => after.current?.focus()}>
        跳过店里的样子
      </Button>
      {notes.map((note) => (
        <Alert key={note} type="warning" showIcon message={note} />
      ))}
      <Screen address={address} problem={isOffline ? OFFLINE : problem} again={() => void again()} />
      <span ref={after} tabIndex={-1} />
    </section>
  )
}

const OFFLINE = '网络断开，恢复后再显示'

/** Why there is nothing to see stands where the phone does. */
function Screen({ address, problem, again }: { address: string | undefined; problem: string | undefined; again: () => void }) {
  if (problem !== undefined)
    return (
      <EmptyPicture picture="failed" title="现在看不了" text={problem}>
        {problem !== OFFLINE && <Button onClick={again}>再看一次</Button>}
      </EmptyPicture>
    )
  return address ? <PhoneFrame address={address} /> : <Skeleton title={false} active paragraph={{ rows: 8 }} />
}
