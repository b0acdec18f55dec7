import { View } from '@tarojs/components'
import { useRead } from '@/api/useRead'
import { product as calls } from '@/contract/product'
import { useParams } from '@/routes/useRoute'
import { Failure } from '@/ui/Failure'
import { Loaded } from '@/ui/Loaded'
import { Screen } from '@/ui/Screen'
import { Skeleton } from '@/ui/Skeleton'
import { LeafletText } from '../../parts/LeafletText'
import { SealedLeaflet } from '../../parts/SealedLeaflet'
import './index.scss'

/** Routes `instructionBook` and `wapManual`: the whole leaflet as large text, never as a picture alone. Sealed, it says why and whom to ask. */
export default function InstructionsPage() {
  const { productCode = '' } = useParams('instructionBook')
  const product = useRead(calls.detail, { params: { code: productCode }, query: { statusTypes: '2,3,4,5' } }, { when: productCode !== '' })
  const { data } = product
  const info = useRead(calls.info, { params: { code: productCode } }, { when: data?.sealed === false, fresh: 600_000 })
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
      <View className="mt12">
        {info.status === 'failed' ? <Failure page error={info.error} onRetry={info.retry} /> : <Skeleton level={1} />}
      </View>
    </Screen>
  )
}
