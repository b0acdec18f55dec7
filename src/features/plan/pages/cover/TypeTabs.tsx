import { View } from '@tarojs/components'
import type { InstalmentType } from '@/contract/plan'
import { Segmented } from '@/ui/press/Tabs'
import { TYPE_TABS } from '../../families'
import { innovationPlaces } from '../../places'

/** The ways to pay in instalments: each has its address, which takes the place of the present one. */
export const TypeTabs = ({ value }: { value: InstalmentType }) => (
  <View className="padding-gutter margin-top-4">
    <Segmented
      label="交费方式"
      tabs={TYPE_TABS}
      value={value}
      onChange={(type) => type !== value && innovationPlaces(type).cover().replace()}
    />
  </View>
)
