import { useState } from 'react'
import { write } from '@/api/write'
import { CARRIER_CODES, carrierByLetters, trackingNumberOf, trackingProblem, type CarrierCode } from '@/contract/carriers'
import { refund as calls, TrackingForm, type Refund } from '@/contract/refund'
import { RefundStatus } from '@/contract/refundStates'
import { useUnsent } from '@/domain/draft/useUnsent'
import { schemaProblem } from '@/lib/schemaProblem'
import { toast } from '@/ui/feedback/toast'
import { useForm } from '@/ui/form/useForm'

export type TrackingValues = { trackingId: CarrierCode | undefined; trackingNumber: string; trackingPhone: string }

/** What is wrong with what was put in; a phone that is left empty is the refund's own. */
export const trackingProblems = ({ trackingId, trackingNumber, trackingPhone }: TrackingValues) => ({
  trackingId: trackingId === undefined ? '请选择快递公司' : undefined,
  trackingNumber:
    trackingNumberOf(trackingNumber) === ''
      ? '请填写快递单号'
      : trackingId === undefined
        ? undefined
        : trackingProblem(trackingId, trackingNumber),
  trackingPhone: trackingPhone === '' ? undefined : schemaProblem(TrackingForm.shape.trackingPhone, trackingPhone),
})

/**
 * The form of the parcel back: by which carrier, under which number, and who is called about it. It is open while the parcel is awaited, and again
 * where the member corrects what he told. What was typed stays, whatever the gateway says.
 */
export function useTracking({ refundNumber, statusCode, tracking, can }: Refund) {
  const [corrects, setCorrects] = useState(false)
  const known = CARRIER_CODES.find((code) => code === tracking?.trackingId)
  const form = useForm<TrackingValues>({
    values: { trackingId: known, trackingNumber: tracking?.trackingNumber ?? '', trackingPhone: '' },
    problems: trackingProblems,
    quiet: true,
  })
  const { trackingId, trackingNumber } = form.values
  const isOpen = can.track && (corrects || (statusCode === RefundStatus.parcelAwaited && tracking === null))
  useUnsent(isOpen && trackingNumber !== (tracking?.trackingNumber ?? ''))
  const type = (text: string) => {
    form.set('trackingNumber', text)
    const found = carrierByLetters(text)
    if (trackingId === undefined && found !== undefined) form.set('trackingId', found)
  }
  const send = async () => {
    const isSent = await form.submit(async ({ trackingId: carrier, trackingNumber: typed, trackingPhone }) => {
      if (carrier === undefined) return
      const body = { trackingId: carrier, trackingNumber: trackingNumberOf(typed), ...(trackingPhone !== '' && { trackingPhone }) }
      await write(calls.track, { params: { refundNumber }, body })
    })
    if (!isSent) return
    setCorrects(false)
    toast('寄回信息已提交', { icon: 'check' })
  }
  return { form, type, send, isOpen, correct: () => setCorrects(true) }
}
