import { Spin } from 'antd'
import { prescription } from '../../contract/prescription'
import { useAsk } from '../client/useAsk'

/** The signature that came with a prescription, while it waits. */
export function CaseSignature({ prescriptionId }: { prescriptionId: string }) {
  const { data, error } = useAsk(prescription.signature, { params: { prescriptionId } }, { once: true })
  return (
    <section className="review-card" aria-label="用药人签名">
      <h2>签名</h2>
      {error && <p className="late">{error.message}</p>}
      {!error && !data && <Spin />}
      {data && <img className="review-signature" src={data.dataUrl} alt="用药人签名" />}
    </section>
  )
}
