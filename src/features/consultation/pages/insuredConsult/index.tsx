import { View } from '@tarojs/components'
import { useEffect, useState } from 'react'
import { ApiError } from '@/api/errors'
import { refetch } from '@/api/queries'
import { useRead } from '@/api/useRead'
import { write } from '@/api/write'
import { preAsk, type PreAsk } from '@/contract/preAsk'
import { Awaited } from '@/domain/draft/Awaited'
import { scrollPage } from '@/platform/pageScroll'
import { go, goBack, replaceBy } from '@/routes/go'
import { useParams } from '@/routes/useRoute'
import { Notice } from '@/ui/card/Notice'
import { confirm } from '@/ui/feedback/dialog'
import { Button } from '@/ui/press/Button'
import { Press } from '@/ui/press/Press'
import { BottomBar } from '@/ui/shell/BottomBar'
import { Screen } from '@/ui/shell/Screen'
import { Empty } from '@/ui/state/Empty'
import { AnswerSheet } from '../../asking/AnswerSheet'
import { AskHead } from '../../asking/AskHead'
import { historyOf } from '../../asking/askOf'
import { Dialogue } from '../../asking/Dialogue'
import { chosenOf } from '../../asking/history'
import { histories } from '../../asking/useHistory'
import { OtherWays } from '../../OtherWays'
import '../../asking/asking.scss'

/** Below the end of any page. */
const END = 1e7
/** What the policy or the drug has against it: there is nothing to try again. */
const REFUSALS = ['BENEFIT_OVER', 'NOT_COVERED', 'NOT_INSURED', 'NOT_RX', 'NOT_FOUND']

/** Route `insuredConsult`: what a doctor has to know before a drug that a policy pays is written; the gateway keeps what was answered. */
export default function InsuredConsultPage() {
  const { benefitId = '', patientId = '', productCode = '' } = useParams('insuredConsult')
  const begun = useRead(preAsk.init, { body: { benefitId, patientId, productCode } }, { staleTime: 0 })
  const refused = begun.error instanceof ApiError && REFUSALS.includes(begun.error.code) ? begun.error.message : undefined
  if (refused !== undefined)
    return (
      <Screen>
        <Empty page picture="prescription" title="现在不能用这份商保问诊" text={refused}>
          <Button kind="outline" onPress={() => go('insuranceSection')}>
            回到专区
          </Button>
          <Button onPress={() => replaceBy('insuredDrugUser', { productCode })}>重新选择</Button>
        </Empty>
      </Screen>
    )
  if (!begun.data) return <Awaited of={begun} />
  if (begun.data.why !== null)
    return (
      <Screen>
        <View className="stack padding-gutter margin-top-4">
          <Notice icon="info">{begun.data.why}</Notice>
          <OtherWays productCode={productCode} />
        </View>
      </Screen>
    )
  return <Asking key={begun.at} begun={begun.data} patientId={patientId} />
}

function Asking({ begun, patientId }: { begun: PreAsk; patientId: string }) {
  const [ask, setAsk] = useState(begun)
  const history = historyOf(ask)
  /** A question before that is answered again. */
  const [back, setBack] = useState<number>()
  const place = back ?? history.at
  const question = history.questions[place]
  useEffect(() => scrollPage(END), [place])
  const toConfirm = () => {
    histories.keep(ask.productCode, history)
    return go('hospitalConfirm', { productCode: ask.productCode, askId: ask.askId, patientId })
  }
  const answer = (questionId: string) => async (optionIds: readonly string[]) => {
    try {
      setAsk(await write(preAsk.send, { body: { askId: ask.askId, questionId, optionIds: [...optionIds] } }))
      setBack(undefined)
    } catch (error) {
      // Other questions by now, or it went on elsewhere: it is shown as it stands.
      if (error instanceof ApiError && (error.status === 409 || error.status === 404)) await refetch(preAsk.init)
      throw error
    }
  }
  return (
    <Screen
      navRight={<EndButton askId={ask.askId} />}
      bottomBar={
        question ? (
          <AnswerSheet
            key={question.questionId}
            question={question}
            before={chosenOf(history, question.questionId)}
            nextText={back === undefined && place + 1 === ask.count ? '答完了' : '下一题'}
            onBack={place === 0 ? undefined : () => setBack(place - 1)}
            onAnswer={answer(question.questionId)}
          />
        ) : (
          <BottomBar>
            <Button kind="outline" onPress={() => setBack(history.at - 1)}>
              上一题
            </Button>
            <Button grow onPress={toConfirm}>
              去确认
            </Button>
          </BottomBar>
        )
      }
    >
      <AskHead name={ask.productName} at={Math.min(place + 1, ask.count)} count={ask.count} />
      <View className="padding-gutter">
        <Notice kind="info" icon="shield">
          {ask.insuredName}的商保付这种药的 {ask.percent}%，问诊费另付
        </Notice>
      </View>
      <View className="ask">
        <Dialogue of={history} place={place} opening={ask.history[0]?.text ?? ''} />
      </View>
    </Screen>
  )
}

function EndButton({ askId }: { askId: string }) {
  const end = async () => {
    if (!(await confirm({ title: '不问了？', text: '答过的内容会删除', yes: '结束', no: '接着答' }))) return
    await write(preAsk.end, { body: { askId } })
    await goBack()
  }
  return (
    <Press className="text-16 color-secondary q-hit nowrap" onPress={end}>
      结束
    </Press>
  )
}
