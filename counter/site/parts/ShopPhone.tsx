import { Alert, Button, Segmented, Skeleton } from 'antd'
import { useRef, useState } from 'react'
import { previewAddress } from '../../../src/lib/preview'
import type { ApiError } from '../client/ask'
import { EmptyPicture } from './EmptyPicture'
import { PhoneFrame } from './PhoneFrame'
import { usePreview, type Previewed } from './usePreview'
import './shopPhone.css'

/** `path`: the shop's page that shows it, as the gateway says it. */
type Props = Previewed & { path: string }

const LOOKS = [
  { value: 'standard', label: '标准' },
  { value: 'elder', label: '关怀版' },
]

/** The shop's own page with what is typed in it, as a shopper's phone would show it; nobody else sees it so. */
export function ShopPhone({ path, ...previewed }: Props) {
  const [look, setLook] = useState('standard')
  const { token, notes, error, isOffline, again } = usePreview(previewed)
  const after = useRef<HTMLSpanElement>(null)
  const address = token && previewAddress(path, { token, elder: look === 'elder' })
  return (
    <section className="shop-phone" aria-label="店里的样子">
      <div className="shop-phone-head">
        <h2>店里的样子</h2>
        <Segmented aria-label="版本" options={LOOKS} value={look} onChange={setLook} />
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
      {isOffline ? (
        <EmptyPicture picture="failed" title="现在看不了" text="网络断开，恢复后再显示" />
      ) : (
        <Screen address={address} error={error} again={() => void again()} />
      )}
      <span ref={after} tabIndex={-1} />
    </section>
  )
}

type ScreenProps = { address: string | undefined; error: ApiError | null; again: () => void }

/** Why there is nothing to see stands where the phone does. */
function Screen({ address, error, again }: ScreenProps) {
  if (error && isRule(error)) return <Alert type="warning" showIcon message="还不能放到店里" description={error.message} />
  if (error)
    return (
      <EmptyPicture picture="failed" title="现在看不了" text={error.message}>
        <Button onClick={again}>再看一次</Button>
      </EmptyPicture>
    )
  return address ? <PhoneFrame address={address} /> : <Skeleton title={false} active paragraph={{ rows: 8 }} />
}

/** What is typed may not stand there, however often it is asked. */
const isRule = ({ status }: ApiError) => status === 400 || status === 409
