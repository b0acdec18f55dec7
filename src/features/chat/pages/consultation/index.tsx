import { View } from '@tarojs/components'
import { useEffect, useRef, useState } from 'react'
import { isUnknown } from '@/api/errors'
import { refetch } from '@/api/queries'
import { useRead, type Read } from '@/api/useRead'
import { talkCalls, type ConsultationDetail } from '@/contract/consultationTalk'
import { ConsultationState } from '@/contract/consultationView'
import { consultationRowOf } from '@/contract/consultationStates'
import { SECOND } from '@/lib/duration'
import { go, replaceBy } from '@/routes/go'
import { useParams } from '@/routes/useRoute'
import { a11y } from '@/ui/element/a11y'
import { Button } from '@/ui/press/Button'
import { Screen } from '@/ui/shell/Screen'
import { Empty } from '@/ui/state/Empty'
import { Loaded } from '@/ui/state/Loaded'
import { Lines } from '../../parts/Lines'
import { rowsOf } from '../../threadRows'
import { useConversation } from '../../useConversation'
import { usePlace } from '../../usePlace'
import { ConsultationBar } from './ConsultationBar'
import { FormSheet, FormView } from './FormView'
import { Head } from './Head'
import { StateNotice } from './StateNotice'
import { Summary } from './Summary'
import '../../parts/chat.scss'
import './index.scss'

/** While something happens by itself the page looks how the consultation stands; the conversation tells the rest. */
const LOOK = 15 * SECOND
/** A payment that was just made is told within moments. */
const LOOK_PAID = 4 * SECOND

/** Route `consultationDetail`: a consultation, with what is said in it once it is paid. */
export default function ConsultationPage() {
  const { consultationId = '' } = useParams('consultationDetail')
  const [isOver, setOver] = useState(false)
  const [isUnpaid, setUnpaid] = useState(false)
  const read = useRead(
    talkCalls.detail,
    { query: { consultationId } },
    { staleTime: 0, enabled: consultationId !== '', ...(!isOver && { refetchInterval: isUnpaid ? LOOK_PAID : LOOK }) },
  )
  const { data } = read
  useEffect(() => {
    setOver(data !== undefined && consultationRowOf(data.state).isOver)
    setUnpaid(data?.state === ConsultationState.toPay)
  }, [data])
  if (consultationId === '' || (data === undefined && isUnknown(read.error))) return <Unknown />
  return data?.conversationId ? <Talking of={data} conversationId={data.conversationId} /> : <Waiting of={read} />
}

/** A consultation of another account, or an address that was cut. */
const Unknown = () => (
  <Screen>
    <Empty page picture="notFound" title="没有找到这次问诊" text="可能是用其他账号发起的问诊">
      <Button onPress={() => replaceBy('consultations', {})}>我的问诊</Button>
    </Empty>
  </Screen>
)

/** Nothing was said yet: it waits to be paid, or ended before. */
function Waiting({ of }: { of: Read<ConsultationDetail> }) {
  return (
    <Screen onBack={() => go('consultations', {})} bottomBar={of.data && <ConsultationBar of={of.data} talk={undefined} />}>
      <View className="stack padding-gutter margin-top-4">
        <Loaded of={of} skeleton={1}>
          {(one) => (
            <>
              <StateNotice of={one} />
              <FormView of={one} />
            </>
          )}
        </Loaded>
      </View>
    </Screen>
  )
}

/** What is said, with how it stands above and what can be done below. */
function Talking({ of, conversationId }: { of: ConsultationDetail; conversationId: string }) {
  const [isAtFoot, setAtFoot] = useState(true)
  const [isForm, setForm] = useState(false)
  const talk = useConversation({ desk: 'doctor', conversationId }, { isAtFoot })
  const { thread, status, error, retry } = talk
  const isReady = status === 'ready'
  const rows = rowsOf(thread, { questionsAfter: undefined, now: Date.now() })
  const place = usePlace({ rows, isReady, loadEarlier: talk.loadEarlier, onFoot: setAtFoot })
  useFollowed(`${thread.conversation?.state} ${thread.conversation?.lastSeq}`)
  const over = consultationRowOf(of.state).isOver
  return (
    <Screen
      onBack={() => go('consultations', {})}
      bottomBar={isReady ? <ConsultationBar of={of} talk={talk} onGrown={place.stay} /> : undefined}
    >
      <Head of={of} onForm={() => setForm(true)} />
      <View className="kf">
        <View id={place.head} className="kf__head" {...a11y({ hidden: true })} />
        {!over && <StateNotice of={of} />}
        <Loaded of={{ data: isReady ? rows : undefined, status, error, retry }} skeleton={1}>
          {(shown) => <Lines rows={shown} talk={talk} onEarlier={place.more} />}
        </Loaded>
        {thread.typing !== undefined && (
          <View className="kf__system" {...a11y({ role: 'status' })}>
            {thread.typing} 正在输入…
          </View>
        )}
        {over && <StateNotice of={of} />}
        {over && <Summary of={of} />}
        <View id={place.foot} className="kf__mark" {...a11y({ hidden: true })} />
      </View>
      <FormSheet of={of} open={isForm} onClose={() => setForm(false)} />
    </Screen>
  )
}

/** What happens in the conversation may have moved the consultation: it is read anew. */
function useFollowed(standing: string) {
  const before = useRef(standing)
  useEffect(() => {
    if (before.current === standing) return
    before.current = standing
    void refetch(talkCalls.detail)
  }, [standing])
}
