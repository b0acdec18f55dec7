import { useState } from 'react'
import { ApiError } from '@/api/errors'
import { useRead } from '@/api/useRead'
import type { Output } from '@/contract/endpoint'
import { piecesText, refund, RefundForm } from '@/contract/refund'
import { reasonRowOf, type RefundReason } from '@/contract/refundReasons'
import { useAttempt } from '@/domain/attempt/useAttempt'
import { useUnsent } from '@/domain/draft/useUnsent'
import { yuan } from '@/lib/money'
import { schemaProblem } from '@/lib/schemaProblem'
import { go, replaceBy } from '@/routes/go'
import { alert, confirm } from '@/ui/feedback/dialog'
import { toast } from '@/ui/feedback/toast'
import { useForm } from '@/ui/form/useForm'
import { typedForm } from '@/domain/draft/typedForm'
import { begunWith, formOf, piecesOf, problemsOf, reasonsFor, stillThere, type ApplyValues } from './applyForm'

type Begin = { form: Output<typeof refund.form>; lineId: string | undefined }

const problems = (values: ApplyValues) => ({
  ...problemsOf(values),
  phone: values.phone === '' ? undefined : schemaProblem(RefundForm.shape.phone, values.phone),
})

/** A text or a number among the details of a refusal. */
const detailOf = ({ details }: ApiError, name: string): unknown => (details as Record<string, unknown> | null | undefined)?.[name]

/**
 * The application for a refund. The amount is the gateway's, asked anew with every change of pieces or reason; what is handed in carries the one that was
 * seen. Whatever is refused, nothing that was put in is lost.
 */
export function useApply({ form: { orderCode, lines }, lineId }: Begin) {
  const attempt = useAttempt()
  const [typed] = useState(() => typedForm<ApplyValues>(`refund ${orderCode}`))
  const [begun] = useState(() => begunWith(lines, lineId))
  const form = useForm<ApplyValues>({
    values: begun,
    schema: { note: RefundForm.shape.note },
    problems,
    draft: {
      read: () => stillThere(typed.read(), { begun, lines }),
      // What was declared is declared each time anew.
      keep: (values) => typed.keep({ ...values, isIntact: false }),
      drop: typed.drop,
    },
  })
  const { values } = form
  const reasons = reasonsFor(lines, values)
  const reason = values.reason && reasons.includes(values.reason) ? values.reason : undefined
  const pieces = piecesOf(values)
  const quote = useRead(
    refund.quote,
    { params: { orderCode }, query: { pieces: piecesText(pieces), reason: reason ?? 'quality' } },
    { enabled: pieces.length > 0 && reason !== undefined, keepsPrevious: true, staleTime: 0 },
  )
  const unsent = useUnsent(values !== begun)

  const setPieces = (next: ApplyValues['pieces']) => {
    form.set('pieces', next)
    // A reason that does not hold for all of them is no reason any more.
    if (values.reason && !reasonsFor(lines, { pieces: next }).includes(values.reason)) form.set('reason', undefined)
  }
  const choose = (chosen: RefundReason) => {
    form.set('reason', chosen)
    const { types } = reasonRowOf(chosen)
    if (values.type === undefined || !types.includes(values.type)) form.set('type', types[0])
  }

  /** What the gateway says against it, where that leads on; anything else is said beside the field or the button. */
  const led: Readonly<Record<string, (error: ApiError) => Promise<unknown>>> = {
    AMOUNT_CHANGED: async (error) => {
      const after = detailOf(error, 'amount')
      await quote.retry()
      await alert({
        title: '退款金额有变化',
        text: typeof after === 'number' ? `现在可退 ¥${yuan(after)}，请核对后再提交` : '请核对新的金额后再提交',
        ok: '查看新金额',
      })
    },
    REFUND_OPEN: async (error) => {
      const refundNumber = detailOf(error, 'refundNumber')
      const goes = await confirm({ title: error.message, text: '填好的内容会保留', yes: '查看那笔退款', no: '留在这里' })
      if (goes && typeof refundNumber === 'string') await go('refund', { refundNumber })
    },
  }
  const send = async (complete: ApplyValues) => {
    const { reason: why, type } = complete
    if (why === undefined || type === undefined || quote.data === undefined) return undefined
    const body = formOf({ ...complete, reason: why, type }, { orderCode, expectedAmount: quote.data.amount })
    try {
      return (await attempt(refund.apply, { body })).refundNumber
    } catch (error) {
      const lead = error instanceof ApiError ? led[error.code] : undefined
      if (!lead || !(error instanceof ApiError)) throw error
      await lead(error)
      return undefined
    }
  }
  const handIn = async () => {
    if (!form.check()) return
    let refundNumber: string | undefined
    try {
      refundNumber = await send(values)
    } catch (error) {
      form.refused(error)
    }
    if (refundNumber === undefined) return
    unsent.end()
    typed.drop()
    toast('申请已提交', { icon: 'check' })
    await replaceBy('refund', { refundNumber })
  }
  return { form, reasons, reason, quote, setPieces, choose, handIn, hasPieces: pieces.length > 0 }
}
