import { useState } from 'react'
import { ApiError } from '@/api/errors'
import { refetch } from '@/api/queries'
import { agreementsTo } from '@/contract/agreement'
import type { Output } from '@/contract/endpoint'
import { svip, type SvipPlan } from '@/contract/svip'
import { useAttempt } from '@/domain/attempt/useAttempt'
import { openLogin } from '@/platform/login'
import { useSession } from '@/platform/session'
import { go } from '@/routes/go'
import { useForm } from '@/ui/form/useForm'

export type Overview = Output<typeof svip.overview>

/** The plan that is chosen, the yes to the documents, and the press that orders it and leads to the cashier; a visitor logs in first. */
export function usePurchase({ plans, documents }: Pick<Overview, 'plans' | 'documents'>) {
  const attempt = useAttempt()
  const [planId, choose] = useState<SvipPlan['planId']>('year')
  const plan = plans.find((one) => one.planId === planId) ?? plans[0]
  const form = useForm({
    values: { agreed: false },
    problems: ({ agreed }) => ({ agreed: agreed ? undefined : '请先阅读并同意以上协议' }),
  })
  const order = async ({ planId: id, price }: SvipPlan) => {
    try {
      const { orderId } = await attempt(svip.buy, { body: { planId: id, price, agreements: agreementsTo(documents) } })
      await go('paySvip', { orderId })
    } catch (error) {
      // A price, a text or a plan that the buyer saw is another by now.
      if (error instanceof ApiError && (error.status === 404 || error.status === 409)) void refetch(svip.overview)
      if (error instanceof ApiError && error.code === 'AGREEMENT_CHANGED') form.set('agreed', false)
      throw error
    }
  }
  const buy = async () => {
    if (!useSession.getState().member) return openLogin()
    if (plan) await form.submit(() => order(plan))
    return undefined
  }
  return { plans, documents, plan, choose, form, buy }
}
export type Purchase = ReturnType<typeof usePurchase>
