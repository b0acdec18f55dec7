import { Text, View } from '@tarojs/components'
import type { Review } from '@/contract/review'
import { tagWords } from '@/contract/reviewTags'
import { shopFormat } from '@/lib/time'
import { selectable } from '@/ui/text/selectable'
import '../review.scss'

type Props = Pick<Review, 'tags' | 'words' | 'added' | 'answer'>

/** What a review says: its words, what was added after use, and what the pharmacy answered. */
export function ReviewText({ tags, words, added, answer }: Props) {
  const chosen = tags.flatMap((tag) => tagWords(tag) ?? []).join(' · ')
  return (
    <>
      {words !== '' && (
        <View className="text-16 color-title margin-top-8 review-words">
          <Text {...selectable}>{words}</Text>
        </View>
      )}
      {chosen !== '' && <View className="text-13 color-secondary margin-top-6">{chosen}</View>}
      {added && (
        <View className="margin-top-8">
          <View className="text-13 color-secondary">{shopFormat(added.at, 'MM-DD')} 追评</View>
          <View className="text-16 color-title margin-top-2 review-words">
            <Text {...selectable}>{added.words}</Text>
          </View>
        </View>
      )}
      {answer && (
        <View className="q-quiet margin-top-8">
          <View className="text-13 weight-medium color-title">{answer.by} 回复</View>
          <View className="text-14 color-body margin-top-2 review-words">
            <Text {...selectable}>{answer.words}</Text>
          </View>
        </View>
      )}
    </>
  )
}
