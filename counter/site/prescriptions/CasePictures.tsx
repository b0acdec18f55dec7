import { Image, Spin } from 'antd'
import { prescription } from '../../contract/prescription'
import { useAsk } from '../client/useAsk'

type Props = { prescriptionId: string; ids: readonly string[] }

/** What the member photographed, large enough to read; a press opens it, to be enlarged and turned. Nothing after the decision. */
export function CasePictures({ prescriptionId, ids }: Props) {
  if (ids.length === 0) return null
  return (
    <Image.PreviewGroup>
      <div className="case-pictures" role="group" aria-label={`处方照片 ${ids.length} 张`}>
        {ids.map((id, at) => (
          <CasePicture key={id} prescriptionId={prescriptionId} id={id} name={`处方照片第 ${at + 1} 张`} />
        ))}
      </div>
    </Image.PreviewGroup>
  )
}

/** The signature that came with it, while it waits. */
export function CaseSignature({ prescriptionId }: { prescriptionId: string }) {
  const { data, error } = useAsk(prescription.signature, { params: { prescriptionId } }, { once: true })
  return (
    <div className="case-pictures case-pictures--signature" role="group" aria-label="用药人签名">
      {error && <div className="case-pictures__none">{error.message}</div>}
      {!error && !data && <Spin />}
      {data && <Image src={data.dataUrl} alt="用药人签名" preview={{ mask: '放大' }} />}
    </div>
  )
}

function CasePicture({ prescriptionId, id, name }: { prescriptionId: string; id: string; name: string }) {
  const { data, error } = useAsk(prescription.picture, { params: { prescriptionId, id } }, { once: true })
  if (error) return <div className="case-pictures__none">{error.message}</div>
  if (!data) return <Spin />
  return <Image src={data.dataUrl} alt={name} preview={{ mask: '放大' }} />
}
