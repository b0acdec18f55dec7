import { View } from '@tarojs/components'
import { isUnknown } from '@/api/errors'
import { useRead } from '@/api/useRead'
import { product as calls } from '@/contract/product'
import { go } from '@/routes/go'
import { useParams } from '@/routes/useRoute'
import { Button } from '@/ui/press/Button'
import { Empty } from '@/ui/state/Empty'
import { Failure } from '@/ui/state/Failure'
import { Loaded } from '@/ui/state/Loaded'
import { Screen } from '@/ui/shell/Screen'
import { Skeleton } from '@/ui/state/Skeleton'
import { LeafletText } from './LeafletText'
import { SealedLeaflet } from './SealedLeaflet'
import './index.scss'

/** Routes `instructionBook` and `wapManual`: the whole leaflet as large text, never as a picture alone. Sealed, it says why and whom to ask. */
export default function InstructionsPage() {
  const { productCode = '' } = useParams('instructionBook')
  const product = useRead(
    calls.detail,
    { params: { code: productCode }, query: { statusTypes: '2,3,4,5' } },
    { enabled: productCode !== '', keeps: true },
  )
  const { data } = product
  const info = useRead(
    calls.info,
    { params: { code: productCode } },
    {
      enabled: data?.sealed === false,
      staleTime: 600_000,
      keeps: data !== undefined && data.mark !== 'rx' && data.isDiscreet !== true,
    },
  )
  if (productCode === '' || isUnknown(product.error)) {
    return (
      <Screen title="没有这份说明书">
        <Empty page picture="notFound" title="没有找到这份说明书" text="药品编号可能有误，或已经下架。可以按药名搜索。">
          <Button onPress={() => go('search')}>搜药名</Button>
        </Empty>
      </Screen>
    )
  }
  if (!data) {
    return (
      <Screen>
        <Loaded of={product} skeleton={1}>
          {() => null}
        </Loaded>
      </Screen>
    )
  }
  if (data.sealed) return <SealedLeaflet product={data} />
  if (info.data) return <LeafletText product={data} info={info.data} />
  return (
    <Screen title={`${data.name}说明书`}>
      <View className="margin-top-12">
        {info.status === 'failed' ? <Failure page error={info.error} onRetry={info.retry} /> : <Skeleton level={1} />}
      </View>
    </Screen>
  )
}
