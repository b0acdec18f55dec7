import { View } from '@tarojs/components'
import { Button } from '@/ui/press/Button'
import { Notice } from '@/ui/card/Notice'
import type { Choice } from './choice'

/** Something that can be done with a choice: 加入购物车, 立即购买, 确定. */
export type SkuAction = { words: string; act: (choice: Choice) => Promise<unknown> }

type Props = { actions: SkuAction[]; max: number; why: string; choice: Choice }

/** The buttons below the choice. What exceeds a limit meanwhile says so instead of failing later. */
export function SkuActions({ actions, max, why, choice }: Props) {
  const tooMany = choice.quantity > max
  return (
    <View>
      {tooMany && <Notice kind="amber">{why}</Notice>}
      <View className="row align-start gap-8 margin-top-8">
        {actions.map(({ words, act }, place) => (
          <Button
            key={words}
            grow
            kind={place === actions.length - 1 ? 'primary' : 'soft'}
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
