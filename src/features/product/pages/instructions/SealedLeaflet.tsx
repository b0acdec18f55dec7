import { View } from '@tarojs/components'
import type { Product } from '@/contract/product'
import { go } from '@/routes/go'
import { Button } from '@/ui/press/Button'
import { Empty } from '@/ui/state/Empty'
import { Screen } from '@/ui/shell/Screen'
import { RxWarning } from '../../parts/RxWarning'

/** Instead of a leaflet that nobody may see before a pharmacist approved a prescription (LAW-AND-PRIVACY, D5). */
export const SealedLeaflet = ({ product: { name, productCode } }: { product: Product }) => (
  <Screen title={`${name}说明书`}>
    <View className="padding-gutter margin-top-12">
      <RxWarning />
    </View>
    <Empty
      picture="prescription"
      title="处方审核通过后可查看"
      text="依法规要求，处方药的说明书在药师审核处方之后展示。用法用量请遵照医生的处方，有疑问先问药师。"
    >
      <Button onPress={() => go('pharmacist', { productCode })}>咨询药师</Button>
    </Empty>
  </Screen>
)
