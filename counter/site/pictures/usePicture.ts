import { useQuery } from '@tanstack/react-query'
import { aftersales } from '../../contract/aftersales'
import { complaint } from '../../contract/complaint'
import { consultation } from '../../contract/consultation'
import { review } from '../../contract/review'
import { prescription } from '../../contract/prescription'
import { ask, type ApiError } from '../client/ask'
import { useLocked } from '../client/lock'

/** Whose picture it is: a prescription's, a refund's, a complaint's, a review's, or that of the form of a consultation, by its conversation. */
export type PicturesOf = { kind: 'prescription' | 'consultation' | 'aftersales' | 'complaint' | 'review'; recordId: string }

const READS = {
  prescription: (prescriptionId: string, id: string) => ask(prescription.picture, { params: { prescriptionId, id } }),
  aftersales: (refundNumber: string, id: string) => ask(aftersales.picture, { params: { refundNumber, id } }),
  complaint: (number: string, id: string) => ask(complaint.picture, { params: { number, id } }),
  review: (id: string, pictureId: string) => ask(review.picture, { params: { id, pictureId } }),
  consultation: (conversationId: string, id: string) => ask(consultation.picture, { params: { conversationId, id } }),
}

/** A picture as a data URL, read once and forgotten with the part that shows it. */
export const usePicture = ({ kind, recordId }: PicturesOf, id: string) =>
  useQuery<{ dataUrl: string }, ApiError>({
    queryKey: ['picture', kind, recordId, id],
    queryFn: () => READS[kind](recordId, id),
    enabled: !useLocked(),
    ...{ refetchInterval: false, staleTime: Infinity, gcTime: 0, refetchOnWindowFocus: false },
  })
