import { View } from '@tarojs/components'
import { useState } from 'react'
import type { Desk } from '@/contract/chat'
import { go } from '@/routes/go'
import { confirm } from '@/ui/feedback/dialog'
import { Chip } from '@/ui/press/Chip'
import type { ComposerProps } from './Composer'
import { OrderSheet } from '../../parts/OrderSheet'
import { StarsSheet } from '../../parts/StarsSheet'
import { useAppraisal } from '../../parts/useAppraisal'

/** The other desk, and what asking for it is called. */
const OTHER: Readonly<Record<Desk, { to: Desk; words: string }>> = {
  service: { to: 'pharmacist', words: '转药师' },
  pharmacist: { to: 'service', words: '找客服' },
  doctor: { to: 'service', words: '找客服' },
}

/** What can be done besides writing. */
export function Chips({ talk, desk, auto, onDesk }: ComposerProps) {
  const [isChoosing, setChoosing] = useState(false)
  const appraisal = useAppraisal(talk)
  const { state } = talk.thread.conversation ?? {}
  const end = async () => {
    if (await confirm({ title: '结束这次咨询？', text: '结束后随时可以再来问，聊天记录会保留', yes: '结束咨询', no: '再聊聊' }))
      await talk.end()
  }
  const { to, words } = OTHER[desk]
  const isAlone = desk === 'service' && auto?.online === true && state !== 'waiting' && state !== 'talking'
  return (
    <View className="kf__chips q-strip">
      {appraisal.isDue && (
        <Chip className="flex-none" onPress={appraisal.open}>
          评价服务
        </Chip>
      )}
      {isAlone && (
        <Chip className="flex-none" onPress={talk.toPerson}>
          转人工
        </Chip>
      )}
      <Chip className="flex-none" onPress={() => setChoosing(true)}>
        查订单
      </Chip>
      <Chip className="flex-none" onPress={() => onDesk(to)}>
        {words}
      </Chip>
      <Chip className="flex-none" onPress={() => go('prescriptionConsult')}>
        转医生
      </Chip>
      {(state === 'waiting' || state === 'talking') && (
        <Chip className="flex-none" onPress={end}>
          结束咨询
        </Chip>
      )}
      <OrderSheet
        open={isChoosing}
        onClose={() => setChoosing(false)}
        onChoose={({ orderCode, text }) => talk.send([{ kind: 'card', card: { kind: 'order', code: orderCode }, text }])}
      />
      <StarsSheet open={appraisal.isOpen} onClose={appraisal.close} onSend={appraisal.send} />
    </View>
  )
}
