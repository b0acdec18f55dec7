import { View } from '@tarojs/components'
import { useState } from 'react'
import { useRead } from '@/api/useRead'
import { chat, type Desk } from '@/contract/chat'
import { MINUTE } from '@/lib/duration'
import { useParams } from '@/routes/useRoute'
import { a11y } from '@/ui/element/a11y'
import { navSpace } from '@/ui/element/navSpace'
import { Screen } from '@/ui/shell/Screen'
import { Loaded } from '@/ui/state/Loaded'
import { broughtBy } from '../../brought'
import { rowsOf } from '../../threadRows'
import { heldSeq } from '../../thread'
import { useConversation } from '../../useConversation'
import { usePlace } from '../../usePlace'
import { Composer } from './Composer'
import { Lines } from '../../parts/Lines'
import { PhoneButton } from '../../parts/PhoneButton'
import { QueueLine } from '../../parts/QueueLine'
import { StatusLine } from '../../parts/StatusLine'
import '../../parts/chat.scss'

/** Beside WeChat's capsule there is room for the title alone: the telephone stands below it. */
const HAS_CAPSULE = navSpace.right > 0
/** Desks that a member may ask for here; what a doctor is asked is a consultation. */
const isDesk = (desk: string | undefined): desk is Desk => desk === 'service' || desk === 'pharmacist'
const TITLES: Readonly<Record<Desk, string>> = { service: '在线客服', pharmacist: '药师客服', doctor: '医生咨询' }

/** Route `kf`: the conversation with the pharmacy. */
export default function KfPage() {
  const params = useParams('kf')
  const [desk, setDesk] = useState<Desk>(isDesk(params.desk) ? params.desk : 'service')
  const [isAtFoot, setAtFoot] = useState(true)
  const talk = useConversation({ desk }, { isAtFoot })
  const { thread, status, error, retry } = talk
  const { conversation, typing } = thread
  const isBusy = conversation?.state === 'waiting' || conversation?.state === 'talking'
  const shownDesk = isBusy ? conversation.desk : desk
  const auto = useRead(chat.auto, { query: { desk: shownDesk } }, { refetchInterval: MINUTE })
  const isReady = status === 'ready'
  const questionsAfter = useQuestionsPlace({ isReady, isBusy, seq: heldSeq(thread) })
  const rows = rowsOf(thread, { questionsAfter, now: Date.now() })
  const place = usePlace({ rows, isReady, loadEarlier: talk.loadEarlier, onFoot: setAtFoot })
  const unseen = useUnseen(talk, isAtFoot)
  const toDesk = (to: Desk) => talk.transfer(to).then(() => setDesk(to))

  return (
    <Screen
      title={TITLES[shownDesk]}
      navRight={HAS_CAPSULE ? undefined : <PhoneButton />}
      bottomBar={
        isReady ? (
          <Composer
            talk={talk}
            desk={shownDesk}
            auto={auto.data}
            brought={broughtBy(params)}
            unseen={unseen}
            onFoot={place.toFoot}
            onGrown={place.stay}
            onDesk={toDesk}
          />
        ) : undefined
      }
    >
      <StatusLine
        auto={auto.data}
        with={conversation?.state === 'talking' ? conversation.with : null}
        right={HAS_CAPSULE && <PhoneButton />}
      />
      <View className="kf">
        <View id={place.head} className="kf__head" {...a11y({ hidden: true })} />
        <Loaded of={{ data: isReady ? rows : undefined, status, error, retry }} skeleton={1}>
          {(shown) => <Lines rows={shown} talk={talk} auto={auto} onEarlier={place.more} onDesk={toDesk} />}
        </Loaded>
        {isReady && conversation && <QueueLine of={conversation} isOnline={auto.data?.online ?? true} />}
        {typing !== undefined && (
          <View className="kf__system" {...a11y({ role: 'status' })}>
            {typing} 正在输入…
          </View>
        )}
        <View id={place.foot} className="kf__mark" {...a11y({ hidden: true })} />
      </View>
    </Screen>
  )
}

/** Below which message the questions asked most stand: the last one there when the page was opened; nowhere while somebody is asked already. */
function useQuestionsPlace({ isReady, isBusy, seq }: { isReady: boolean; isBusy: boolean; seq: number }): number | undefined {
  const [place, setPlace] = useState<number | 'none'>()
  const now = isBusy ? 'none' : seq
  if (isReady && place === undefined) setPlace(now)
  return place === 'none' ? undefined : place
}

/** How many messages of the pharmacy came while one read further up. */
function useUnseen({ thread }: ReturnType<typeof useConversation>, isAtFoot: boolean): number {
  const seq = heldSeq(thread)
  const [seen, setSeen] = useState(seq)
  if (isAtFoot && seen !== seq) setSeen(seq)
  return isAtFoot ? 0 : thread.messages.filter((one) => one.seq > seen && one.sender !== 'member').length
}
