import { Alert, App, Button, Drawer, Form, Input, Radio } from 'antd'
import { useEffect, type ReactNode } from 'react'
import { useSending } from '../client/useSending'
import { useKeys } from '../keys/useKeys'
import { useSession } from '../session/useSession'
import { ConflictNote } from './ConflictNote'
import { useDraft } from './useDraft'
import './reason.css'

type Action = { label: string; press: () => void }
type Fields = { reason?: string; words?: string }
type Props<R extends string> = {
  /** Kind and id of what is refused: `order:…`. What was typed of it is kept by that. */
  record: string
  title: string
  /** What is refused, in a line. */
  about?: string
  okText: string
  /** What becomes of the words. */
  extra: string
  /** What is shown of a choice before it is sent: what somebody will read. */
  tell?: (body: { reason: R; words: string }) => ReactNode
  done: string
  reasons: Readonly<Record<R, string>>
  send: (body: { reason: R; words: string }, key: string) => Promise<unknown>
  /** The next case, for who came too late. */
  next: Action
  onClose: () => void
  onDone: () => void
}

/** The form gives the group what a radio group may have, and antd gives it no role. */
const RADIOGROUP = { role: 'radiogroup' }

/** Asks for a reason, by number key or press, with words where it is another one. What was typed stays where the gateway refuses, and where it is left. */
export function ReasonDrawer<R extends string>({
  record,
  title,
  about,
  okText,
  extra,
  tell,
  done,
  reasons,
  send: write,
  next,
  ...on
}: Props<R>) {
  const [form] = Form.useForm<Fields>()
  const { draft, keep, drop } = useDraft<Fields>(record)
  const chosen = Form.useWatch<string | undefined>('reason', form)
  const words = Form.useWatch<string | undefined>('words', form)
  const values = Object.keys(reasons) as R[]
  const reason = values.find((value) => value === chosen)
  const isOther = reason === 'other'
  const { send, problem, conflict, isBusy, isOffline } = useSending()
  const { message } = App.useApp()
  const isDeaf = isOffline || conflict !== undefined
  const submit = async ({ words: told = '' }: Fields) => {
    if (isDeaf || isBusy || !reason) return
    if (!(await send((key) => write({ reason, words: told }, key)))) return
    drop()
    void message.success(done)
    on.onDone()
  }
  const choose = (value: R) => () => {
    form.setFieldValue('reason', value)
    keep(form.getFieldsValue())
  }
  useKeys(Object.fromEntries(values.map((value, place) => [String(place + 1), choose(value)])))
  // Wherever the focus is: who chose by a number has it on the drawer itself.
  useEffect(() => {
    const sendByKey = ({ key, ctrlKey, metaKey }: KeyboardEvent) => {
      if (key === 'Enter' && (ctrlKey || metaKey)) form.submit()
    }
    document.addEventListener('keydown', sendByKey)
    return () => document.removeEventListener('keydown', sendByKey)
  }, [form])
  const yours = [okText, ...(reason ? [reasons[reason]] : []), ...(words ? [words] : [])].join('，')
  return (
    <Drawer
      open
      width={480}
      title={title}
      onClose={on.onClose}
      footer={
        <div className="reason-foot">
          <Signature />
          <Button size="large" onClick={on.onClose}>
            返回
          </Button>
          <Button size="large" type="primary" danger disabled={isDeaf} loading={isBusy} onClick={form.submit}>
            {okText}
            <kbd aria-hidden>Ctrl Enter</kbd>
          </Button>
        </div>
      }
    >
      <>
        {about !== undefined && <p className="reason-about">{about}</p>}
        {conflict && (
          <ConflictNote
            of={conflict}
            yours={yours}
            {...(conflict.isDecided ? { next } : { keep: { label: '看现在的', press: on.onClose } })}
          />
        )}
        <Form<Fields>
          form={form}
          layout="vertical"
          requiredMark={false}
          initialValues={draft}
          onValuesChange={(_changed, typed) => keep(typed)}
          onFinish={(fields: Fields) => void submit(fields)}
        >
          <Form.Item label="原因（按数字选）" name="reason" rules={[{ required: true, message: '请选择原因' }]}>
            <Radio.Group className="reasons" {...RADIOGROUP}>
              {values.map((value, place) => (
                <Radio key={value} value={value} className="reason">
                  {reasons[value]}
                  <kbd className="key" aria-hidden>
                    {place + 1}
                  </kbd>
                </Radio>
              ))}
            </Radio.Group>
          </Form.Item>
          <Form.Item
            label={isOther ? '说明' : '说明（选填）'}
            name="words"
            extra={extra}
            rules={[{ required: isOther, whitespace: true, message: '请写明原因' }]}
          >
            <Input.TextArea maxLength={100} showCount rows={3} />
          </Form.Item>
        </Form>
        {reason && tell?.({ reason, words: words?.trim() ?? '' })}
        {problem !== '' && <Alert type="error" showIcon message={problem} />}
      </>
    </Drawer>
  )
}

/** In whose name it is refused, as the decision keeps it. */
function Signature() {
  const session = useSession()
  return session.state === 'in' ? (
    <span className="reason-signature">
      签名 <b>{session.me.name}</b>
    </span>
  ) : null
}
