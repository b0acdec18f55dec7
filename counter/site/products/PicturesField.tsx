import { Alert, Button, Upload } from 'antd'
import { useState } from 'react'
import { MAX_PICTURES } from '../../contract/goods'
import { MAX_PICTURE_BYTES, product } from '../../contract/product'
import { ask } from '../client/ask'
import { useSending } from '../client/useSending'
import { fileBase64 } from '../parts/fileBase64'
import { changedBy } from './fields'

type Props = {
  productCode: string
  isSealed: boolean
  names: readonly string[]
  /** Its number among what was changed, from 0; -1 where it was not. */
  place: number
  change: (names: string[]) => void
}

/** Where a picture may be moved to: the first is the one that lists show. */
const moved = (names: readonly string[], from: number, to: number) => {
  const others = names.filter((_name, at) => at !== from)
  return [...others.slice(0, to), names[from] ?? '', ...others.slice(to)]
}

/** The pictures of a product in their order, and another one uploaded: it is in the shop once it is published. */
export function PicturesField({ productCode, isSealed, names, place, change }: Props) {
  const [wrong, setWrong] = useState('')
  const { send, problem, isBusy, isOffline } = useSending()
  const add = async (file: File) => {
    setWrong(file.size > MAX_PICTURE_BYTES ? `图片不能超过 ${MAX_PICTURE_BYTES >> 20} MB` : '')
    if (file.size > MAX_PICTURE_BYTES) return
    await send(async (key) => {
      const content = await fileBase64(file)
      const { name } = await ask(product.addPicture, { params: { productCode }, body: { file: content } }, key)
      change([...names, name])
    })
  }
  return (
    <div className="goods-pictures" {...changedBy(place)}>
      {isSealed && <p>处方药：没有处方的顾客只看到封存的图，凭处方打开后看第一张。</p>}
      <ol>
        {names.map((name, at) => (
          <li key={name}>
            <Picture name={name} label={`第 ${at + 1} 张`} isSealed={isSealed} />
            <span>{at === 0 ? '主图，列表里显示' : `第 ${at + 1} 张`}</span>
            <Acts
              at={at}
              count={names.length}
              move={(to) => change(moved(names, at, to))}
              remove={() => change(names.filter((one) => one !== name))}
            />
          </li>
        ))}
      </ol>
      <Upload
        accept="image/jpeg,image/png,image/webp"
        showUploadList={false}
        beforeUpload={(file) => {
          void add(file)
          return false
        }}
      >
        <Button loading={isBusy} disabled={isOffline || names.length >= MAX_PICTURES}>
          上传图片
        </Button>
      </Upload>
      <small>JPG、PNG 或 WebP，至少 400×400，最多 {MAX_PICTURES} 张；不是方形的会补底色</small>
      {(wrong || problem) !== '' && <Alert type="error" showIcon message={wrong || problem} />}
    </div>
  )
}

/** Of a prescription drug no address shows a picture without a prescription: its name stands for it. */
const Picture = ({ name, label, isSealed }: { name: string; label: string; isSealed: boolean }) =>
  isSealed ? <code>{name}</code> : <img src={`/pictures/${name}-400.webp`} width={96} height={96} alt={label} />

type ActsProps = { at: number; count: number; move: (to: number) => void; remove: () => void }

const Acts = ({ at, count, move, remove }: ActsProps) => (
  <span className="goods-picture-acts">
    <Button type="link" size="small" disabled={at === 0} aria-label={`第 ${at + 1} 张前移`} onClick={() => move(at - 1)}>
      前移
    </Button>
    <Button type="link" size="small" disabled={at === count - 1} aria-label={`第 ${at + 1} 张后移`} onClick={() => move(at + 1)}>
      后移
    </Button>
    <Button type="link" size="small" danger disabled={count === 1} aria-label={`去掉第 ${at + 1} 张`} onClick={remove}>
      去掉
    </Button>
  </span>
)
