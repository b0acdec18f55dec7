import { ApiError } from '@/api/errors'
import { read } from '@/api/read'
import { write } from '@/api/write'
import { prescription, type Prescription } from '@/contract/prescription'
import { product } from '@/contract/product'
import { addToCart } from '@/domain/cart/cartWrites'
import { buyTogether } from '@/domain/product/buy'
import { go } from '@/routes/go'
import { confirm } from '@/ui/feedback/dialog'
import { Reason } from '@/ui/feedback/reason'
import { toast } from '@/ui/feedback/toast'
import { againOf, againWords } from './againOf'
import { prescriptionKeeper } from './draftKeeper'

const isDraftThere = (error: unknown) => error instanceof ApiError && error.code === 'DRAFT_THERE'

/** To the form, with what stood on this one; another form that was left is given up only where the member says so. */
export async function renew(prescriptionId: string) {
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

/** All drugs of the prescription in the numbers it is for, settled without the cart, and by this very prescription. */
export async function buyBy({ prescriptionId, drugs }: Prescription) {
  const { results } = await read(product.batch, { query: { ids: drugs.map(({ productCode }) => productCode).join(',') } })
  const skus = drugs.flatMap(({ productCode, quantity }) => {
    const card = results.find((one) => one.productCode === productCode)
    return card ? [{ skuCode: card.skuCode, quantity }] : []
  })
  if (skus.length < drugs.length) throw new Reason('处方里有药品已下架，请问药师')
  await buyTogether(skus, prescriptionId)
}

/** The drugs of a prescription that opens nothing any more once again, each in the way it may be bought; it says so first. */
export async function buyAgain(of: Prescription) {
  const [{ results: cards }, { results: open }] = await Promise.all([
    read(product.batch, { query: { ids: of.drugs.map(({ productCode }) => productCode).join(',') } }),
    read(prescription.valid, {}),
  ])
  const again = againOf({ of, cards, open })
  const { cart, goodOne, isRenewed, gone } = again
  if (cart.length === 0 && goodOne === undefined && !isRenewed) throw new Reason(`${gone.join('、')}暂时买不到，请问药师`)
  const words = againWords(again)
  if (words && !(await confirm({ ...words, no: '先不买' }))) return undefined
  if (cart.length > 0) await addToCart(cart, 'prescription')
  if (goodOne !== undefined) return go('prescriptionDetail', { prescriptionId: goodOne })
  if (isRenewed) return renew(of.prescriptionId)
  toast('已加入购物车', { icon: 'check' })
  return go('cart')
}
