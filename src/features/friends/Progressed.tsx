import { View } from '@tarojs/components'
import { a11y } from '@/ui/element/a11y'
import { Icon } from '@/ui/icons/Icon'
import { Avatar } from '@/ui/picture/Avatar'
import { Progress } from '@/ui/text/Progress'

type Props = {
  helped: number
  friends: number
  /** Of those who helped, as far as it is known who: their names, masked. */
  names?: readonly string[]
}

/** Who has helped, and how many are missing. */
export const Progressed = ({ helped, friends, names = [] }: Props) => (
  <>
    <View className="row wrap justify-center gap-12" {...a11y({ hidden: true })}>
      {Array.from({ length: friends }, (_, place) =>
        place < helped ? (
          <Avatar key={place} name={names[place] ?? '友'} word={(names[place] ?? '友').slice(0, 1)} size={50} plain />
        ) : (
          <View key={place} className="assist__slot">
            <Icon name="plus" size={22} />
          </View>
        ),
      )}
    </View>
    <View className="margin-top-20">
      <Progress value={helped / friends} label={`已有 ${helped} 位助力，共需 ${friends} 位`} />
    </View>
    <View className="row justify-between text-13 color-secondary margin-top-8">
      <View>已有 {helped} 位助力</View>
      <View>共需 {friends} 位</View>
    </View>
  </>
)
