import { MAX_INSURED_LINES } from '@/contract/insurance'
import type { ProductCard } from '@/contract/productCard'
import { canBuy, statusText } from '@/domain/product/status'
import { Stepper } from '@/ui/form/Stepper'
import { notify, toast } from '@/ui/feedback/toast'
import { Button } from '@/ui/press/Button'
import { useInsuranceCart } from './insuranceCart'

/** How many of a product lie in the insurance cart, to change in the list. */
export function InsuredStepper({ card: { productCode, name, status } }: { card: ProductCard }) {
  const { lines, put } = useInsuranceCart()
  const line = lines.find((one) => one.productCode === productCode)
  if (line) return <Stepper label={`商保清单里的${name}`} value={line.productNum} min={0} onChange={(count) => put(productCode, count)} />
  if (!canBuy(status))
    return (
      <Button kind="outline" size="s" disabled>
        {statusText(status)}
      </Button>
    )
  const add = () => {
    if (lines.length >= MAX_INSURED_LINES) {
      notify(`商保清单最多放 ${MAX_INSURED_LINES} 种商品`)
      return
    }
    put(productCode, 1)
    toast('已加入商保清单', { icon: 'check' })
  }
  return (
    <Button kind="soft" size="s" label={`把${name}加入商保清单`} onPress={add}>
      加入
    </Button>
  )
}
