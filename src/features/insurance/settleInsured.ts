import { ApiError } from '@/api/errors'
import { read } from '@/api/read'
import { write } from '@/api/write'
import { insurance } from '@/contract/insurance'
import { settlement } from '@/contract/settlement'
import { settleByPolicy } from '@/domain/insurance/settleByPolicy'
import { go } from '@/routes/go'
import { useInsuranceCart, type KeptLine } from './insuranceCart'

/** Settles goods by a policy and opens the order confirmation. Where a prescription of the insured person is missing, that is said with the way to one. */
export async function settleInsured(benefitId: string, lines: readonly KeptLine[]): Promise<void> {
  const items = lines.map(({ productCode, productNum }) => ({ productCode, productNum }))
  await settleByPolicy(
    async () => {
      const { settleId } = await write(insurance.settle, { body: { benefitId, items } })
      useInsuranceCart.getState().settle({ settleId, productCodes: items.map(({ productCode }) => productCode) })
      return settleId
    },
    () => toConsult({ benefitId, items: [...lines] }),
  )
}

async function toConsult(body: { benefitId: string; items: KeptLine[] }) {
  const { items } = await write(insurance.cart, { body })
  const drug = items.find(({ isSelected, card }) => isSelected && card.mark === 'rx')
  await go('insuredDrugUser', drug ? { productCode: drug.productCode } : {})
}

/** Takes what was ordered out of the cart, once the shopper comes back; what he went back from stays. */
export async function dropOrdered(): Promise<void> {
  const { settled, settle, dropSettled } = useInsuranceCart.getState()
  if (!settled) return
  try {
    await read(settlement.detail, { params: { settleId: settled.settleId }, query: {} })
  } catch (error) {
    if (!(error instanceof ApiError)) return
    if (error.code === 'ALREADY_ORDERED') dropSettled()
    // It ended without an order.
    else if (error.status === 404 || error.status === 410) settle(undefined)
  }
}
