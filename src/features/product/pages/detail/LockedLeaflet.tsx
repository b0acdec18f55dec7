import { View } from '@tarojs/components'
import { go } from '@/routes/go'
import { Button } from '@/ui/press/Button'
import { Icon } from '@/ui/icons/Icon'
import { Section } from '@/ui/card/Section'

/** In the leaflet's place while it is sealed. */
export const LockedLeaflet = ({ productCode }: { productCode: string }) => (
  <Section title="说明书">
    <View className="product__lock">
      <Icon name="lock" size={28} className="color-clinic" />
      <View className="text-14 weight-medium color-title margin-top-8">处方审核通过后可查看</View>
      <View className="text-13 color-secondary margin-top-2">有疑问可先咨询药师</View>
      <View className="margin-top-12">
        <Button kind="brandOutline" size="s" icon="chat" onPress={() => go('pharmacist', { productCode })}>
          咨询药师
        </Button>
      </View>
    </View>
  </Section>
)
