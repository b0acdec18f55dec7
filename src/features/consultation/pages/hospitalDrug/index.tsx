import Taro from '@tarojs/taro'
import { View } from '@tarojs/components'
import { useEffect } from 'react'
import { useRead } from '@/api/useRead'
import { hospitalDrug } from '@/contract/hospitalDrug'
import { scrollPage } from '@/platform/pageScroll'
import { go, goBack, replaceBy } from '@/routes/go'
import { useParams } from '@/routes/useRoute'
import { confirm } from '@/ui/feedback/dialog'
import { Button } from '@/ui/press/Button'
import { Press } from '@/ui/press/Press'
import { BottomBar } from '@/ui/shell/BottomBar'
import { Screen } from '@/ui/shell/Screen'
import { chosenOf } from '../../asking/history'
import { notAsked, type DrugConfig } from '../../asking/NotNow'
import { useHistory } from '../../asking/useHistory'
import { AnswerSheet } from '../../asking/AnswerSheet'
import { AskHead } from '../../asking/AskHead'
import { Dialogue } from '../../asking/Dialogue'
import '../../asking/asking.scss'

/** Below the end of any page. */
const END = 1e7

/** Route `hospitalDrug`: what a doctor has to know before a prescription drug is written, one question after the other. */
export default function HospitalDrugPage() {
  const { productCode = '', edit } = useParams('hospitalDrug')
  const config = useRead(hospitalDrug.questions, { params: { productCode } }, { staleTime: 0 })
  const instead = notAsked(config, productCode)
  if (instead || !config.data) return instead ?? null
  return <Asking productCode={productCode} of={config.data} edit={edit} />
}

type Props = { productCode: string; of: DrugConfig; edit: string | undefined }

function Asking({ productCode, of, edit }: Props) {
  const { history, act } = useHistory(productCode, of.questions)
  const edited = history.questions.findIndex(({ questionId }) => questionId === edit)
  const isEdit = edited >= 0
  const place = isEdit ? edited : history.at
  const question = history.questions[place]
  useEffect(() => scrollPage(END), [place])
  const toConfirm = () => (isEdit ? backToConfirm(productCode) : go('hospitalConfirm', { productCode }))
  const answer = (questionId: string) => async (optionIds: readonly string[]) => {
    act({ kind: 'answer', questionId, optionIds })
    if (isEdit || place + 1 === history.questions.length) await toConfirm()
  }
  const back = () => act({ kind: 'back' })
  return (
    <Screen
      navRight={<EndButton />}
      bottomBar={
        question ? (
          <AnswerSheet
            key={question.questionId}
            question={question}
            before={chosenOf(history, question.questionId)}
            nextText={isEdit ? '保存' : place + 1 === history.questions.length ? '去确认' : '下一题'}
            onBack={isEdit || place === 0 ? undefined : back}
            onAnswer={answer(question.questionId)}
          />
        ) : (
          <BottomBar>
            <Button kind="outline" onPress={back}>
              上一题
            </Button>
            <Button grow onPress={toConfirm}>
              去确认
            </Button>
          </BottomBar>
        )
      }
    >
      <AskHead name={of.name} at={Math.min(place + 1, history.questions.length)} count={history.questions.length} />
      <View className="ask">
        <Dialogue of={history} place={place} />
      </View>
    </Screen>
  )
}

const backToConfirm = (productCode: string) =>
  Taro.getCurrentPages().length > 1 ? goBack() : replaceBy('hospitalConfirm', { productCode })

function EndButton() {
  const end = async () => {
    const question = { title: '先不问了？', text: '答过的题会留着，这次登录期间回来接着答', yes: '结束', no: '接着答' }
    if (await confirm(question)) await goBack()
  }
  return (
    <Press className="text-16 color-secondary q-hit nowrap" onPress={end}>
      结束
    </Press>
  )
}
