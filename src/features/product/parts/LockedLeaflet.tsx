import { View } from '@tarojs/components'
import { go } from '@/routes/go'
import { Button } from '@/ui/Button'
import { Icon } from '@/ui/Icon'
import { Section } from '@/ui/Section'

/** In the leaflet's place while it is sealed. */
export const LockedLeaflet = ({ productCode }: { productCode: string }) => (
  <Section title="说明书">
    <View className="product__lock">
      <Icon name="lock" size={28} className="cb" />
      <View className="t14 m c1 mt8">处方审核通过后可查看</View>
      <View className="t13 c3 mt2">有疑问可先咨询药师</View>
      <View className="mt12">
        <Button kind="gline" size="s" icon="chat" onPress={() => go('pharmacist', { productCode })}>
          咨询药师
        </Button>
      </View>
    </View>
  </Section>
)
