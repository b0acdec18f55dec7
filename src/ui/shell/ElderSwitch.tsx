import { Text } from '@tarojs/components'
import { useElder } from '../text/elder'
import { Icon } from '../icons/Icon'
import { Press } from '../press/Press'

/** Changes between the elder version and the standard one; visible on home and "me" (DESIGN.md, section 9). */
export function ElderSwitch() {
  const { elder, setElder } = useElder()
  return (
    <Press className="q-elderSwitch text-13 weight-medium" onPress={() => setElder(!elder)}>
      <Icon name="text" size={17} />
      <Text>{elder ? '标准版' : '关怀版'}</Text>
    </Press>
  )
}
