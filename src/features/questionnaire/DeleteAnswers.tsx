import { View } from '@tarojs/components'
import { refetch } from '@/api/queries'
import { write } from '@/api/write'
import { questionnaire } from '@/contract/questionnaire'
import { confirm } from '@/ui/feedback/dialog'
import { toast } from '@/ui/feedback/toast'
import { Button } from '@/ui/press/Button'

type Props = {
  id: string
  isFinished: boolean
  /** What is on its way to the gateway comes first. */
  before?: () => Promise<unknown>
  onDeleted: () => unknown
}

/** Deletes what was answered, after a question. */
export function DeleteAnswers({ id, isFinished, before, onDeleted }: Props) {
  const remove = async () => {
    const text = isFinished ? '已经交给医生的，仍在那次病历里' : '没有提交的回答会全部删除'
    if (!(await confirm({ title: '删除这份回答？', text, yes: '删除', no: '保留' }))) return
    await before?.()
    await write(questionnaire.remove, { params: { id } })
    await refetch(questionnaire.settings)
    onDeleted()
    toast('已删除')
  }
  return (
    <View className="row justify-center">
      <Button kind="text" size="m" onPress={remove}>
        删除这份回答
      </Button>
    </View>
  )
}
