import { ApiError } from '@/api/errors'
import { openOrderConfirm } from '@/platform/orderConfirm'
import { confirm } from '@/ui/feedback/dialog'

/** Of the insured person himself: none there is, or one of somebody else. */
const LACKS_PRESCRIPTION = ['PRESCRIPTION', 'BENEFIT']

/** Settles goods that an insurer pays and opens the order confirmation. Where a prescription of the insured person is missing, that is said with the way to one. */
export async function settleByPolicy(settle: () => Promise<string>, toConsult: () => Promise<unknown>): Promise<void> {
  try {
    await openOrderConfirm(await settle())
  } catch (error) {
    if (!(error instanceof ApiError) || !LACKS_PRESCRIPTION.includes(error.code)) throw error
    if (await confirm({ title: '还缺被保险人的处方', text: `${error.message}。可以问诊开方，已有处方就在那里上传`, yes: '去问诊' }))
      await toConsult()
  }
}
