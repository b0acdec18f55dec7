import { View } from '@tarojs/components'
import type { ReviewFigures, ReviewFilter } from '@/contract/review'
import { REVIEW_TAG_IDS, REVIEW_TAGS } from '@/contract/reviewTags'
import { a11y } from '@/ui/element/a11y'
import { roving } from '@/ui/element/roving'
import { Chip } from '@/ui/press/Chip'

type Props = { of: ReviewFigures; value: ReviewFilter; onChange: (filter: ReviewFilter) => void }

/** Which reviews are listed, each with how many there are; what nobody wrote is no choice. */
export function FilterChips({ of: { count, pictured, low, tags }, value, onChange }: Props) {
  const countOf = new Map(tags.map((one) => [one.tag, one.count]))
  const chips: Array<{ filter: ReviewFilter; words: string; count: number }> = [
    { filter: 'all', words: '全部', count },
    { filter: 'pictured', words: '有图', count: pictured },
    ...REVIEW_TAG_IDS.map((tag) => ({ filter: tag, words: REVIEW_TAGS[tag].words, count: countOf.get(tag) ?? 0 })),
    { filter: 'low', words: '差评', count: low },
  ]
  return (
    <View className="q-strip gap-8" {...a11y({ role: 'radiogroup', label: '筛选评价' })} {...roving('radio')}>
      {chips
        .filter((chip) => chip.count > 0 || chip.filter === value)
        .map((chip) => (
          <Chip key={chip.filter} card role="radio" className="flex-none" on={chip.filter === value} onPress={() => onChange(chip.filter)}>
            {chip.words} {chip.count}
          </Chip>
        ))}
    </View>
  )
}
