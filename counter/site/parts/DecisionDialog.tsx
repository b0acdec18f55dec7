import { Alert, App, Form, Modal, type FormInstance } from 'antd'
import type { ReactNode } from 'react'
import type { ApiError } from '../client/ask'
import { useSending } from '../client/useSending'
import { ConflictNote } from './ConflictNote'
import { useDraft } from './useDraft'

type Refused = Pick<ApiError, 'code' | 'field'> | undefined
type Props<Fields extends object> = {
  title: string
  okText: string
  isDanger?: boolean
  /** What was tried, in words, where somebody was quicker; without it `okText`. */
  yours?: string
  /** Of what is typed: `invoice:…:refuse`. No secret is typed in such a dialog. */
  draft: string
  initial?: Partial<Fields>
  /** Where the fields are watched from outside. */
  form?: FormInstance<Fields>
  write: (fields: Fields, key: string) => Promise<unknown>
  /** Said once it is done. */
  done: string
  onDone: () => void
  onClose: () => void
  /** Reads again what is decided on; without it the dialog closes. */
  onReread?: () => void
  /** The next one, for who came too late; without it what stands there now is looked at. */
  next?: { label: string; press: () => void }
  /** Nothing is left to decide: it is only read. */
  isRead?: boolean
  /** What is decided on, and the fields. */
  children: ReactNode | ((refused: Refused) => ReactNode)
  foot?: ReactNode
}

/**
 * A decision: sent once, by the version that was seen. What was typed stays where the gateway refuses it, where somebody was quicker, and where
 * the dialog is left.
 */
export function DecisionDialog<Fields extends object>({
  draft: record,
  write,
  done,
  children,
  foot,
  isRead = false,
  ...props
}: Props<Fields>) {
  const { title, okText, isDanger = false, yours = okText, initial, onDone, onClose, onReread = onClose, next } = props
  const [form] = Form.useForm<Fields>(props.form)
  const { draft, keep, drop } = useDraft<Fields>(record)
  const { send, problem, refused, conflict, forget, isBusy, isOffline } = useSending()
  const { message } = App.useApp()
  const submit = async (fields: Fields) => {
    if (!(await send((key) => write(fields, key)))) return
    drop()
    void message.success(done)
    onDone()
  }
  const lookAgain = () => {
    forget()
    onReread()
  }
  return (
    <Modal
      open
      title={title}
      okText={okText}
      cancelText="返回"
      confirmLoading={isBusy}
      okButtonProps={{ danger: isDanger, disabled: isOffline || conflict !== undefined, hidden: isRead }}
      onOk={form.submit}
      onCancel={onClose}
    >
      {conflict && (
        <ConflictNote
          of={conflict}
          yours={yours}
          {...(conflict.isDecided && next ? { next } : { keep: { label: '看现在的', press: lookAgain } })}
        />
      )}
      <Form<Fields>
        form={form}
        layout="vertical"
        requiredMark={false}
        initialValues={{ ...initial, ...draft }}
        onValuesChange={(_changed, typed) => keep(typed)}
        onFinish={(fields) => void submit(fields)}
      >
        {typeof children === 'function' ? children(refused) : children}
      </Form>
      {problem !== '' && <Alert type="error" showIcon message={problem} />}
      {foot}
    </Modal>
  )
}
