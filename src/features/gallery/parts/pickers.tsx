import type { Region } from '@/lib/regions'
import { DiseaseField } from '@/domain/disease/DiseaseField'
import { NO_DISEASE, type DiseaseValue } from '@/domain/disease/diseaseValue'
import { PictureField } from '@/domain/upload/PictureField'
import { Card } from '@/ui/card/Card'
import { pictureUrl } from '@/ui/picture/pictureUrl'
import { Reason } from '@/ui/feedback/reason'
import { RegionPicker } from '@/ui/form/picker/RegionPicker'
import { SignaturePad } from '@/ui/form/signature/SignaturePad'
import { Uploader } from '@/ui/form/uploader/Uploader'
import type { SendPicture, Uploaded } from '@/ui/form/uploader/uploads'
import { Held } from '../exhibit/Held'
import { never, nothing } from '../exhibit/never'
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
    <Opened name="gone" words="区划已变更">
      {(open, close) => (
        <RegionPicker
          open={open}
          onClose={close}
          regions={REGIONS}
          value={['320000', '320100', '320199']}
          names={['江苏省', '南京市', '下关区']}
          onPick={close}
        />
      )}
    </Opened>
    <Opened name="two-levels" words="只选到市">
      {(open, close) => <RegionPicker open={open} onClose={close} regions={REGIONS} levels={2} onPick={close} />}
    </Opened>
  </>
)

const Signatures = () => (
  <>
    <State name="empty">
      <SignaturePad placeholder="周岚" height={200} />
    </State>
    <State name="typed" pressed>
      <SignaturePad placeholder="周岚" height={120} />
    </State>
  </>
)

const OLD_PHOTO = { id: '1', url: pictureUrl('/pictures/110011') }
/** Half way, and it stays there. */
const sendHalf: SendPicture = (_path, { onProgress }) => {
  onProgress(0.5)
  return never().then(() => OLD_PHOTO)
}
const sendNone: SendPicture = () => Promise.reject(new Reason('图片太模糊，请重拍'))

const Photos = () => (
  <>
    <State name="some">
      <Held<readonly Uploaded[]> from={[OLD_PHOTO]}>
        {(photos, set) => <Uploader label="处方照片" photos={photos} onChange={set} send={sendHalf} />}
      </Held>
    </State>
    <State name="failing">
      <Held<readonly Uploaded[]> from={[]}>
        {(photos, set) => <Uploader label="病历照片" photos={photos} onChange={set} send={sendNone} />}
      </Held>
    </State>
    <State name="full">
      <Uploader label="头像" max={1} photos={[OLD_PHOTO]} onChange={nothing} send={sendNone} />
    </State>
    <State name="in-a-form">
      <PictureField label="证件照片" kind="certificate" ids={[]} onChange={nothing} />
    </State>
    <State name="disabled">
      <Uploader label="已提交的照片" photos={[OLD_PHOTO]} disabled onChange={nothing} send={sendNone} />
    </State>
  </>
)

const Diseases = () => (
  <>
    <State name="empty">
      <Card flush>
        <Held<DiseaseValue> from={NO_DISEASE}>{(value, set) => <DiseaseField required value={value} onChange={set} />}</Held>
      </Card>
    </State>
    <State name="chosen">
      <Card flush>
        <DiseaseField value={{ name: '冠状动脉粥样硬化性心脏病', icdCode: 'I25' }} onChange={nothing} />
      </Card>
    </State>
    <State name="error">
      <Card flush>
        <DiseaseField required value={NO_DISEASE} onChange={nothing} error="请选择处方上的诊断" />
      </Card>
    </State>
  </>
)

export const pickerParts: Part[] = [
  { id: 'region', title: '地区', Show: Regions },
  { id: 'signature', title: '签名', Show: Signatures },
  { id: 'uploader', title: '上传图片', Show: Photos },
  { id: 'disease', title: '疾病', Show: Diseases },
]
