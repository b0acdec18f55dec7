import { View } from '@tarojs/components'
import type { Read } from '@/api/useRead'
import { go } from '@/routes/go'
import { Failure } from '@/ui/state/Failure'
import { SkeletonShape } from '@/ui/state/Skeleton'
import { Press } from '@/ui/press/Press'
import { Section } from '@/ui/card/Section'
import { useElder } from '@/ui/text/elder'

type Props = { of: Read<unknown>; symptoms: Array<{ id: string; name: string }> }

/** What hurts? Eight answers on the home page, six in the elder version; all of them on the category page. */
export function Symptoms({ of, symptoms }: Props) {
  const elder = useElder((mode) => mode.elder)
  if (of.status === 'failed') return <Failure compact error={of.error} onRetry={of.retry} />
  return (
    <Section title={elder ? '哪里不舒服' : '按症状找药'} more="全部" onMore={() => go('category')}>
      <View className="home__symptoms margin-top-12">
        {of.status === 'loading' &&
          Array.from({ length: elder ? 6 : 8 }, (_none, place) => <SkeletonShape key={place} height={44} radius={12} />)}
        {symptoms.slice(0, elder ? 6 : 8).map(({ id, name }) => (
          <Press
            key={id}
            className="home__symptom text-14 color-title"
            onPress={() => go('searchResult', { symptomId: id, keyword: name })}
          >
            {name}
          </Press>
        ))}
      </View>
    </Section>
  )
}
