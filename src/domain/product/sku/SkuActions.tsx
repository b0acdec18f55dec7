import { View } from '@tarojs/components'
import { Button } from '@/ui/Button'
import { Notice } from '@/ui/Notice'
import type { Choice } from './choice'

/** Something that can be done with a choice: 加入购物车, 立即购买, 确定. */
export type Deed = { words: string; act: (choice: Choice) => Promise<unknown> }

type Props = { deeds: Deed[]; most: number; why: string; choice: Choice }

/** The buttons below the choice. What exceeds a limit meanwhile says so instead of failing later. */
export function SkuActions({ deeds, most, why, choice }: Props) {
  const tooMany = choice.quantity > most
  return (
    <View>
      {tooMany && <Notice kind="amber">{why}</Notice>}
      <View className="row top g8 mt8">
        {deeds.map(({ words, act }, place) => (
          <Button
            key={words}
            grow
            kind={place === deeds.length - 1 ? 'primary' : 'soft'}
            disabled={tooMany}
            says="inline"
            onPress={() => act(choice)}
          >
            {words}
          </Button>
        ))}
      </View>
    </View>
  )
}
