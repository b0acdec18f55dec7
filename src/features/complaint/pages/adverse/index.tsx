import { useRead } from '@/api/useRead'
import { complaint } from '@/contract/complaint'
import { useParams } from '@/routes/useRoute'
import { Screen } from '@/ui/shell/Screen'
import { Skeleton } from '@/ui/state/Skeleton'
import { AdverseFields } from './AdverseFields'

const CODE = /^\d{1,18}$/

/** Route `reportAdverse`: that a medicine may have done harm, in the fields of the national form; a product that leads here is named in it. */
export default function ReportAdversePage() {
  const { productCode = '' } = useParams('reportAdverse')
  const isGiven = CODE.test(productCode)
  const product = useRead(complaint.subject, { query: { kind: 'product', id: productCode } }, { enabled: isGiven })
  if (isGiven && product.status === 'loading')
    return (
      <Screen>
        <Skeleton level={1} />
      </Screen>
    )
  return <AdverseFields product={product.data && { productCode, name: product.data.title }} />
}
