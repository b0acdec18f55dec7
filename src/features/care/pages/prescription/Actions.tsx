import { ApiError } from '@/api/errors'
import { read } from '@/api/read'
import { useRead } from '@/api/useRead'
import { write } from '@/api/write'
import { prescription, PrescriptionState, type PrescriptionDetail } from '@/contract/prescription'
import { product } from '@/contract/product'
import { buyTogether } from '@/domain/product/buy'
import { go } from '@/routes/go'
import { confirm } from '@/ui/feedback/dialog'
import { Reason } from '@/ui/feedback/reason'
import { Button } from '@/ui/press/Button'
import { BottomBar } from '@/ui/shell/BottomBar'
import { prescriptionKeeper } from '../../draftKeeper'

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

/** Before they are known nothing is offered that the shop may not have. */
const NO_RULES = { ordersWait: false }

function Main({ of }: { of: PrescriptionDetail }) {
  const { prescriptionId, state, usedByOrder, drugs } = of
  const { ordersWait } = useRead(prescription.rules, {}).data ?? NO_RULES
  if (state === PrescriptionState.approved)
    return (
      <Button grow onPress={() => buy(drugs)}>
        按此处方购药
      </Button>
    )
  if (state === PrescriptionState.used && usedByOrder !== null)
    return (
      <>
        <Button grow kind="soft" onPress={() => go('order', { orderCode: usedByOrder })}>
          查看订单
        </Button>
        <Button grow onPress={() => renew(prescriptionId)}>
          续方再买
        </Button>
      </>
    )
  if (state === PrescriptionState.refused || state === PrescriptionState.expired)
    return (
      <Button grow onPress={() => renew(prescriptionId)}>
        {state === PrescriptionState.refused ? '重新提交' : '上传新处方'}
      </Button>
    )
  const isWaiting = state === PrescriptionState.waiting || state === PrescriptionState.asked
  if (isWaiting && usedByOrder !== null)
    return (
      <Button grow kind="soft" onPress={() => go('order', { orderCode: usedByOrder })}>
        查看订单
      </Button>
    )
  if (isWaiting && ordersWait)
    return (
      <Button grow onPress={() => buy(drugs)}>
        先下单，审过再付
      </Button>
    )
  return (
    <Button grow kind="soft" onPress={() => go('prescriptions')}>
      全部处方
    </Button>
  )
}

const isDraftThere = (error: unknown) => error instanceof ApiError && error.code === 'DRAFT_THERE'

/** To the form, with what stood on this one; another form that was left is given up only where the member says so. */
async function renew(prescriptionId: string) {
  try {
    await write(prescription.update, { body: { prescriptionId } })
  } catch (error) {
    if (!isDraftThere(error)) throw error
    const question = { title: '您有一张没有提交的处方', text: '继续填那一张，还是放弃它、从这张处方重新开始？' }
    if (!(await confirm({ ...question, no: '继续填那一张', yes: '重新开始' }))) return go('prescriptionUpload')
    await write(prescription.update, { body: { prescriptionId, isForced: true } })
  }
  prescriptionKeeper().drop()
  return go('prescriptionUpload')
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
