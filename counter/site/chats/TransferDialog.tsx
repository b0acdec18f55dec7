import { Alert, Form, Input, Modal, Radio } from 'antd'
import { useState } from 'react'
import { DESK_NAMES, DESKS, type Desk } from '../../../src/contract/chat'
import { chat, MAX_NOTE, type ChatColleague } from '../../contract/chat'
import { ask } from '../client/ask'
import { useAsk } from '../client/useAsk'
import { useSending } from '../client/useSending'
import { useKeys } from '../keys/useKeys'
import { Answered } from '../parts/Answered'
import { useDraft } from '../parts/useDraft'

type Props = {
  conversationId: string
  name: string
  desk: Desk
  /** 6 分, where somebody waits. */ waited: string | undefined
  onClose: () => void
  onDone: () => void
}

/** To whom: a desk, or a person at one. */
type Target = { desk: Desk; staffId?: string }
const keyOf = ({ desk, staffId = '' }: Target) => `${desk}:${staffId}`

/** Hands a conversation over, with a note that who takes it up reads. The waiting goes on counting. */
export function TransferDialog({ conversationId, name, desk, waited, onClose, onDone }: Props) {
  const colleagues = useAsk(chat.colleagues, { params: { conversationId } })
  const { draft, keep, drop } = useDraft<{ note: string }>(`chat:${conversationId}:note`)
  const [note, setNote] = useState(draft.note ?? '')
  const [chosen, choose] = useState<string>()
  const [isTried, setTried] = useState(false)
  const { send, problem, isBusy, isOffline } = useSending()
  const targets = targetsOf(colleagues.data?.results ?? [], desk)
  const target = targets.find((one) => keyOf(one) === chosen)
  const numbered = targets.slice(0, 9).map((one, place) => [String(place + 1), () => choose(keyOf(one))] as const)
  useKeys(Object.fromEntries(numbered) as Record<`${number}`, () => void>)
  const submit = async () => {
    setTried(true)
    if (!target || note.trim() === '' || isOffline) return
    const body = { desk: target.desk, note, ...(target.staffId !== undefined && { staffId: target.staffId }) }
    if (!(await send((key) => ask(chat.transfer, { params: { conversationId }, body }, key)))) return
    drop()
    onDone()
  }
  return (
    <Modal
      open
      title={`转接 ${name}`}
      okText="转接"
      cancelText="取消"
      confirmLoading={isBusy}
      okButtonProps={{ disabled: isOffline }}
      onOk={() => void submit()}
      onCancel={onClose}
    >
      <div
        onKeyDown={(event) => {
          if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) void submit()
        }}
      >
        <p className="chat-hint">
          {waited === undefined ? '转接后对方会排队等接手的人。' : `等了 ${waited}。转接后等待时间继续累计，不从头算。`}
        </p>
        <Answered of={colleagues}>
          {() => (
            <Radio.Group
              className="chat-targets"
              value={chosen}
              onChange={({ target: { value } }) => choose(value as string)}
              aria-label="转给谁"
            >
              {targets.map((one, place) => (
                <Radio key={keyOf(one)} value={keyOf(one)}>
                  {one.title}
                  <small>{one.detail}</small>
                  <kbd className="key">{place + 1}</kbd>
                </Radio>
              ))}
            </Radio.Group>
          )}
        </Answered>
        {isTried && !target && <Alert type="error" showIcon message="请选择转给谁" />}
        <Form layout="vertical">
          <Form.Item
            label="交接说明"
            required
            htmlFor="transfer-note"
            {...(isTried && note.trim() === '' && { validateStatus: 'error', help: '请写交接说明，接手的人要靠它了解情况' })}
          >
            <Input.TextArea
              id="transfer-note"
              rows={2}
              maxLength={MAX_NOTE}
              showCount
              value={note}
              onChange={({ target: { value } }) => {
                setNote(value)
                keep({ note: value })
              }}
            />
          </Form.Item>
        </Form>
        <p className="chat-hint">接手的人能看到这段说明；会员看不到。Ctrl Enter 转接</p>
        {problem !== '' && <Alert type="error" showIcon message={problem} />}
      </div>
    </Modal>
  )
}

type Shown = Target & { title: string; detail: string }

const loadOf = ({ load, isHere }: ChatColleague) => `接待 ${load}，${isHere ? '现在在柜台' : '现在不在柜台'}`

/** Persons first, as the gateway orders them, then the other desks for whoever comes first. */
function targetsOf(people: readonly ChatColleague[], own: Desk): Shown[] {
  const persons = people.map((one) => ({
    ...{ desk: one.desk, staffId: one.staffId, title: `${one.name} ${DESK_NAMES[one.desk]}`, detail: loadOf(one) },
  }))
  const desks = DESKS.filter((desk) => desk !== own).map((desk) => ({
    desk,
    title: `${DESK_NAMES[desk]}，不指定人`,
    detail: '谁先看到谁接待',
  }))
  return [...persons, ...desks]
}
