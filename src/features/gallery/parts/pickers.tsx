import { useState } from 'react'
import type { Region } from '@/lib/regions'
import { Button } from '@/ui/Button'
import { PhotoPicker } from '@/ui/PhotoPicker'
import { RegionPicker } from '@/ui/RegionPicker'
import { SignaturePad } from '@/ui/SignaturePad'
import { Opened } from '../exhibit/Opened'
import type { Part } from '../exhibit/Part'
import { State } from '../exhibit/State'

const REGIONS: Region[] = [
  { code: '310000', name: '上海市', children: [{ code: '310100', name: '市辖区', children: [{ code: '310101', name: '黄浦区' }] }] },
  {
    code: '320000',
    name: '江苏省',
    children: [
      {
        code: '320100',
        name: '南京市',
        children: [
          { code: '320106', name: '鼓楼区' },
          { code: '320102', name: '玄武区' },
        ],
      },
    ],
  },
]

const Regions = () => (
  <>
    <Opened name="empty" words="选择地区">
      {(open, close) => <RegionPicker open={open} onClose={close} regions={REGIONS} onPick={close} />}
    </Opened>
    <Opened name="chosen" words="修改地区">
      {(open, close) => (
        <RegionPicker open={open} onClose={close} regions={REGIONS} value={['320000', '320100', '320106']} onPick={close} />
      )}
    </Opened>
    <Opened name="two-levels" words="只选到市">
      {(open, close) => <RegionPicker open={open} onClose={close} regions={REGIONS} levels={2} onPick={close} />}
    </Opened>
  </>
)

const Signatures = () => (
  <State name="empty">
    <SignaturePad placeholder="周岚" height={200} />
  </State>
)

const Photos = () => (
  <State name="some">
    <Uploaded />
  </State>
)

function Uploaded() {
  const [photos, setPhotos] = useState([{ id: '1', url: '/pictures/110011-400.webp' }])
  return (
    <>
      <PhotoPicker
        label="处方照片"
        photos={photos}
        onAdd={(paths) => setPhotos((before) => [...before, ...paths.map((url) => ({ id: url, url }))])}
        onRemove={(id) => setPhotos((before) => before.filter((photo) => photo.id !== id))}
      />
      <Button kind="text" size="s" onPress={() => setPhotos([])}>
        清空
      </Button>
    </>
  )
}

export const pickerParts: Part[] = [
  { id: 'region', title: '地区', Show: Regions },
  { id: 'signature', title: '签名', Show: Signatures },
  { id: 'uploader', title: '上传图片', Show: Photos },
]
