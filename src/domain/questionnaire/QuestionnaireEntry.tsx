import { View } from '@tarojs/components'
import { useRead } from '@/api/useRead'
import { questionnaire, type QuestionnaireType } from '@/contract/questionnaire'
import { go } from '@/routes/go'
import { Icon } from '@/ui/icons/Icon'
import { Press } from '@/ui/press/Press'

type Props = { type: QuestionnaireType; orderCode?: string }

/** Leads to a questionnaire, where it can be answered or read; nothing where it cannot, or where nobody knows. */
export function QuestionnaireEntry({ type, orderCode }: Props) {
  const whose = orderCode === undefined ? {} : { orderCode }
  const { data } = useRead(questionnaire.settings, { params: { type }, query: whose }, { staleTime: 0 })
  if (!data?.isAvailable) return null
  const title = data.content?.title ?? data.finished?.title ?? ''
  const words = data.alreadyFinished ? '已填写，看看给您的提醒' : data.halfDone ? '填了一半，接着填' : (data.content?.intro ?? '')
  return (
    <Press className="q-card row gap-12 full-width" onPress={() => go('questionnaire', { type, ...whose })}>
      <View className="color-link row">
        <Icon name="edit" size={24} />
      </View>
      <View className="grow">
        <View className="text-14 weight-medium color-title">{title}</View>
        <View className="text-13 color-secondary">{words}</View>
      </View>
      <Icon name="arrow-right" size={16} className="chevron" />
    </Press>
  )
}
