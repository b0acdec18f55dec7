import { Button, Empty, Input, Modal } from 'antd'
import { useState } from 'react'
import type { CardKind } from '../../../src/contract/chat'
import { shopFormat } from '../../../src/lib/time'
import { chat, type ChatDetail, type StaffCard } from '../../contract/chat'
import { useAsk } from '../client/useAsk'
import { KIND_NAMES } from './Messages'

type Props = { detail: ChatDetail | undefined; isOff: boolean; onPick: (card: StaffCard) => void }

const KINDS: readonly CardKind[] = ['product', 'order', 'prescription', 'questionnaire']
const ICONS = { product: 'pill', order: 'document', prescription: 'prescription', questionnaire: 'edit' } as const

/** Sends a product, one of this member's orders or prescriptions, or a questionnaire that he can open, as a card. */
export function CardPicker({ detail, isOff, onPick }: Props) {
  const [kind, setKind] = useState<CardKind>()
  const pick = (card: StaffCard) => {
    setKind(undefined)
    onPick(card)
  }
  return (
    <>
      {KINDS.map((one) => (
        <Button key={one} type="text" size="small" disabled={isOff} aria-label={`发送${KIND_NAMES[one]}`} onClick={() => setKind(one)}>
          <span className={`icon icon--${ICONS[one]}`} />
        </Button>
      ))}
      {kind && (
        <Modal open title={`发送${KIND_NAMES[kind]}`} footer={null} onCancel={() => setKind(undefined)}>
          {kind === 'product' && <ProductPicks onPick={pick} />}
          {kind === 'questionnaire' && detail && <QuestionnairePicks conversationId={detail.conversationId} onPick={pick} />}
          {(kind === 'order' || kind === 'prescription') && <Picks cards={cardsOf(kind, detail)} kind={kind} onPick={pick} />}
        </Modal>
      )}
    </>
  )
}

const plain = { price: null, image: null, isGone: false }

function cardsOf(kind: 'order' | 'prescription', detail: ChatDetail | undefined): StaffCard[] {
  const day = (at: string) => shopFormat(new Date(at), 'MM-DD')
  if (kind === 'order')
    return (detail?.orders ?? []).map(({ orderCode, at, title, state }) => ({
      ...plain,
      ...{ kind, code: orderCode, title, detail: `订单 ${orderCode}，${day(at)}`, state },
    }))
  return (detail?.prescriptions ?? []).map(({ prescriptionId, createdAt, patientName, state }) => ({
    ...plain,
    ...{ kind, code: prescriptionId, title: `${patientName}的处方`, detail: day(createdAt), state },
  }))
}

function Picks({ cards, kind, onPick }: { cards: readonly StaffCard[]; kind: CardKind; onPick: (card: StaffCard) => void }) {
  if (cards.length === 0) return <Empty image={Empty.PRESENTED_IMAGE_SIMPLE} description={`没有可以发送的${KIND_NAMES[kind]}`} />
  return (
    <ul className="chat-picks">
      {cards.map((card) => (
        <li key={card.code}>
          <button type="button" className="chat-pick" onClick={() => onPick(card)}>
            <strong>{card.title}</strong>
            <small>
              {card.detail} {card.state}
            </small>
          </button>
        </li>
      ))}
    </ul>
  )
}

function QuestionnairePicks({ conversationId, onPick }: { conversationId: string; onPick: (card: StaffCard) => void }) {
  const { data, error } = useAsk(chat.questionnaires, { params: { conversationId } }, { once: true })
  if (error) return <p className="late">{error.message}</p>
  return data ? <Picks cards={data.results} kind="questionnaire" onPick={onPick} /> : <p>正在查找</p>
}

function ProductPicks({ onPick }: { onPick: (card: StaffCard) => void }) {
  const [words, setWords] = useState('')
  return (
    <>
      <Input.Search
        autoFocus
        allowClear
        aria-label="商品名"
        placeholder="商品名"
        maxLength={40}
        enterButton="查找"
        onSearch={(typed) => setWords(typed.trim())}
      />
      {words !== '' && <FoundProducts key={words} words={words} onPick={onPick} />}
    </>
  )
}

function FoundProducts({ words, onPick }: { words: string; onPick: (card: StaffCard) => void }) {
  const { data, error } = useAsk(chat.products, { query: { words } }, { once: true })
  if (error) return <p className="late">{error.message}</p>
  return data ? <Picks cards={data.results} kind="product" onPick={onPick} /> : <p>正在查找</p>
}
