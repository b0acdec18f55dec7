import { read } from '@/api/read'
import { PrescriptionState, type PrescriptionDetail } from '@/contract/prescription'
import { product } from '@/contract/product'
import { buyTogether } from '@/domain/product/buy'
import { go } from '@/routes/go'
import { Reason } from '@/ui/feedback/reason'
import { Button } from '@/ui/press/Button'
import { BottomBar } from '@/ui/shell/BottomBar'

/** What can be done with a prescription as it stands. */
export function Actions({ of }: { of: PrescriptionDetail }) {
  const productCode = of.drugs[0]?.productCode
  return (
    <BottomBar>
      <Button kind="outline" onPress={() => go('pharmacist', productCode === undefined ? {} : { productCode })}>
        问药师
      </Button>
      <Main of={of} />
    </BottomBar>
  )
}

function Main({ of }: { of: PrescriptionDetail }) {
  const { state, usedByOrder, drugs } = of
  if (state === PrescriptionState.approved)
    return (
      <Button grow onPress={() => buy(drugs)}>
        按此处方购药
      </Button>
    )
  if (state === PrescriptionState.used && usedByOrder !== null)
    return (
      <Button grow kind="soft" onPress={() => go('order', { orderCode: usedByOrder })}>
        查看订单
      </Button>
    )
  if (state === PrescriptionState.refused || state === PrescriptionState.expired)
    return (
      <Button grow onPress={() => go('prescriptionUpload', drugs[0] ? { productCode: drugs[0].productCode } : {})}>
        {state === PrescriptionState.refused ? '重新提交' : '上传新处方'}
      </Button>
    )
  return (
    <Button grow kind="soft" onPress={() => go('prescriptions')}>
      全部处方
    </Button>
  )
}

/** All drugs of the prescription in the numbers it is for, settled without the cart. */
async function buy(drugs: PrescriptionDetail['drugs']) {
  const { results } = await read(product.batch, { query: { ids: drugs.map(({ productCode }) => productCode).join(',') } })
  const skus = drugs.flatMap(({ productCode, quantity }) => {
    const card = results.find((one) => one.productCode === productCode)
    return card ? [{ skuCode: card.skuCode, quantity }] : []
  })
  if (skus.length < drugs.length) throw new Reason('处方里有药品已下架，请问药师')
  await buyTogether(skus)
}
