import { View } from '@tarojs/components'
import { useState } from 'react'
import { isUnknown } from '@/api/errors'
import { useRead } from '@/api/useRead'
import { questionnaire, QUESTIONNAIRES, QuestionnaireType, type Questionnaire } from '@/contract/questionnaire'
import { go, replaceBy } from '@/routes/go'
import { useParams } from '@/routes/useRoute'
import { Button } from '@/ui/press/Button'
import { NotFoundView } from '@/ui/shell/NotFoundView'
import { Screen } from '@/ui/shell/Screen'
import { Empty } from '@/ui/state/Empty'
import { Loaded } from '@/ui/state/Loaded'
import { DeleteAnswers } from '../../DeleteAnswers'
import { Fill } from '../../Fill'
import { Finished } from '../../Finished'
import './index.scss'

/** Route `questionnaire`: one questionnaire from its purpose to what follows from it; a type that there is not leads on. */
export default function QuestionnairePage() {
  const { type, orderCode } = useParams('questionnaire')
  const read = QuestionnaireType.safeParse(type)
  if (!read.success)
    return (
      <Screen>
        <NotFoundView />
      </Screen>
    )
  return <OfType type={read.data} orderCode={orderCode} />
}

type Asked = { type: QuestionnaireType; orderCode: string | undefined }

function OfType({ type, orderCode }: Asked) {
  const query = orderCode === undefined ? {} : { orderCode }
  const standing = useRead(questionnaire.settings, { params: { type }, query }, { staleTime: 0 })
  const [times, setTimes] = useState(0)
  const { hasOrder } = QUESTIONNAIRES[type]
  const { data } = standing
  if (!data)
    return (
      <Screen>
        {hasOrder && isUnknown(standing.error) ? (
          <Empty page picture="orders" title="没有找到这个订单" text="订单号可能有误，或属于其他账号">
            <ToOrders />
          </Empty>
        ) : (
          <Loaded of={standing} skeleton={1}>
            {() => null}
          </Loaded>
        )}
      </Screen>
    )
  // Finished, deleted or of another version: each is filled in by itself.
  const key = `${data.version} ${String(data.alreadyFinished)} ${times}`
  return <Standing key={key} of={data} orderCode={orderCode} onDeleted={() => setTimes(times + 1)} />
}

const ToOrders = () => <Button onPress={() => replaceBy('orders', { tab: 'all' })}>查看我的订单</Button>

type StandingProps = { of: Questionnaire; orderCode: string | undefined; onDeleted: () => void }

function Standing({ of, orderCode, onDeleted }: StandingProps) {
  const { type, isAvailable, content, version, halfDone, finished, againAt, alreadyFinished } = of
  const [isAnew, setAnew] = useState(false)
  const deleting = of.id !== null && <DeleteAnswers id={of.id} isFinished={!halfDone} onDeleted={onDeleted} />
  if (finished && !isAnew)
    return (
      <Finished
        of={finished}
        orderCode={orderCode}
        againAt={againAt}
        onAgain={!alreadyFinished && content ? () => setAnew(true) : undefined}
        onDelete={deleting}
      />
    )
  if (isAvailable && content && version !== null) return <Fill {...{ type, orderCode, version, content, halfDone }} onDeleted={onDeleted} />
  return (
    <Screen>
      <Empty
        page
        picture="notFound"
        title={of.why ?? '这份问卷现在没有开放'}
        text={halfDone ? '您填过的内容仍为您保留，也可以删除' : '不填也不影响购药'}
      >
        {QUESTIONNAIRES[type].hasOrder && orderCode === undefined ? <ToOrders /> : <Button onPress={() => go('home')}>回到首页</Button>}
      </Empty>
      {halfDone && <View className="padding-gutter">{deleting}</View>}
    </Screen>
  )
}
