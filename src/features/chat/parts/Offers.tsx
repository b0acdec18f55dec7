import { View } from '@tarojs/components'
import { SOLVED_WORD, type ChatOffer } from '@/contract/chat'
import { go } from '@/routes/go'
import { Chip } from '@/ui/press/Chip'
import type { UsedConversation } from '../useConversation'

export type OnDesk = (to: 'pharmacist') => Promise<void>

/** What each offer is called, and what a tap on it does. */
const OFFERS: Readonly<Record<ChatOffer, { words: string; take: (talk: UsedConversation, onDesk: OnDesk) => unknown }>> = {
  person: { words: '转人工', take: (talk) => talk.toPerson() },
  pharmacist: { words: '转药师', take: (_talk, onDesk) => onDesk('pharmacist') },
  solved: { words: SOLVED_WORD, take: (talk) => talk.send([{ kind: 'text', text: SOLVED_WORD }]) },
  leave: { words: '给客服留言', take: () => go('leaveMsg', { website: 'mall' }) },
}

type Props = { offers: readonly ChatOffer[]; talk: UsedConversation; onDesk: OnDesk }

/** Below a robot's answer: the way to a person, always, and what else helps. */
export const Offers = ({ offers, talk, onDesk }: Props) => (
  <View className="kf__offers">
    {offers.map((offer) => (
      <Chip key={offer} card onPress={() => OFFERS[offer].take(talk, onDesk)}>
        {OFFERS[offer].words}
      </Chip>
    ))}
  </View>
)
