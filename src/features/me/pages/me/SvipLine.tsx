import { View } from '@tarojs/components'
import { useRead } from '@/api/useRead'
import type { Output } from '@/contract/endpoint'
import { svip } from '@/contract/svip'
import { useSvipName } from '@/domain/svip/useSvipName'
import { sellsVirtual } from '@/platform/sellsVirtual'
import { go } from '@/routes/go'
import { urlOf } from '@/routes/urlOf'
import { Icon } from '@/ui/icons/Icon'
import { Press } from '@/ui/press/Press'

/** The way to the membership: of a member until when it holds, of anybody else what it gives. Its place is kept until that is known. */
export function SvipLine() {
  const name = useSvipName()
  const { data, status } = useRead(svip.overview, {})
  if (status === 'loading') return <View className="me__svip me__svip--awaited" />
  const line = data && lineOf(data)
  if (!line) return null
  return (
    <Press role="link" className="row gap-6 full-width text-left me__svip" href={urlOf('svip')} onPress={() => go('svip')}>
      <View className="row me__crown">
        <Icon name="crown" size={22} />
      </View>
      <View className="me__svipName serif weight-bold">{`${name}${line.plan}`}</View>
      <View className="grow text-right text-12 me__svipText">{line.text}</View>
      <Icon name="arrow-right" size={16} className="flex-none" />
    </Press>
  )
}

/** Nothing where nobody can buy it here, and nothing is promised that is not sold. */
function lineOf({ card, plans, rights }: Output<typeof svip.overview>) {
  if (card) return { plan: ` ${card.planName}`, text: `有效至 ${card.lastDay}` }
  if (plans.length === 0 || !sellsVirtual()) return undefined
  return {
    plan: '',
    text: rights
      .slice(0, 2)
      .map(({ title, text }) => `${title}${text}`)
      .join('、'),
  }
}
