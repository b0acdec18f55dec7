import { View } from '@tarojs/components'
import { isUnknown } from '@/api/errors'
import type { Output } from '@/contract/endpoint'
import type { hospitalDrug } from '@/contract/hospitalDrug'
import type { Read } from '@/api/useRead'
import { replaceBy } from '@/routes/go'
import { Notice } from '@/ui/card/Notice'
import { Button } from '@/ui/press/Button'
import { Screen } from '@/ui/shell/Screen'
import { Empty } from '@/ui/state/Empty'
import { Awaited } from '@/domain/draft/Awaited'
import { OtherWays } from '../OtherWays'

export type DrugConfig = Output<typeof hospitalDrug.questions>

/** A drug that there is not, that cannot be asked for now, or of which nothing is known yet; nothing where it can be asked for. */
export function notAsked(config: Read<DrugConfig>, productCode: string) {
  if (config.data === undefined) return isUnknown(config.error) ? <NoSuchDrug /> : <Awaited of={config} />
  return config.data.why === null ? undefined : (
    <NotNow why={config.data.why} productCode={productCode} isRx={config.data.questions.length > 0} />
  )
}

const NoSuchDrug = () => (
  <Screen>
    <Empty page picture="notFound" title="没有找到这种药" text="可能已经下架，可以搜一搜别的">
      <Button onPress={() => replaceBy('search', {})}>去搜索</Button>
    </Empty>
  </Screen>
)

const ToProduct = ({ productCode }: { productCode: string }) => (
  <Button block onPress={() => replaceBy('product', { productCode })}>
    去看这件商品
  </Button>
)

/** Why not, and what can be done instead. */
function NotNow({ why, productCode, isRx }: { why: string; productCode: string; isRx: boolean }) {
  return (
    <Screen>
      <View className="stack padding-gutter margin-top-4">
        <Notice icon="info">{why}</Notice>
        <OtherWays productCode={productCode} first={isRx ? undefined : <ToProduct productCode={productCode} />} />
      </View>
    </Screen>
  )
}
