import { Alert, App, Button, Drawer, Form, Input, Radio, Select } from 'antd'
import {
  PRESCRIPTION_REFUSAL_NAMES,
  type PrescriptionCase,
  type PrescriptionRefusal,
  type RecheckOutcome,
} from '../../contract/prescription'
import { recheck } from '../../contract/recheck'
import { ask } from '../client/ask'
import { useSending } from '../client/useSending'
import { ConflictNote } from '../parts/ConflictNote'
import { useDraft } from '../parts/useDraft'
import '../parts/reason.css'

type Fields = { outcome: RecheckOutcome; note: string; reason?: PrescriptionRefusal; words?: string }
type Props = {
  /** As it was seen. */
  of: PrescriptionCase
  onClose: () => void
  onDone: () => void
}

const REASONS = Object.entries(PRESCRIPTION_REFUSAL_NAMES).map(([value, label]) => ({ value, label }))

/** What comes of a recheck. What was typed stays where the gateway refuses, and where it is left. */
export function ResultDrawer({ of, onClose, onDone }: Props) {
  const { prescriptionId, version, canTakeBack, review } = of
  const isApproval = review === null || review.refusal === null
  const [form] = Form.useForm<Fields>()
  const { draft, keep, drop } = useDraft<Fields>(`recheck:${prescriptionId}`)
  const { send, problem, conflict, isBusy, isOffline } = useSending()
  const { message } = App.useApp()
  const submit = async (body: Fields) => {
    if (!(await send((key) => ask(recheck.close, { params: { prescriptionId }, body, version }, key)))) return
    drop()
    void message.success(doneWords(body.outcome, isApproval))
    onDone()
  }
  return (
    <Drawer
      open
      width={480}
      title="复核结论"
      onClose={onClose}
      footer={
        <div className="reason-foot">
          <Button size="large" onClick={onClose}>
            返回
          </Button>
          <Button size="large" type="primary" disabled={isOffline || conflict !== undefined} loading={isBusy} onClick={form.submit}>
            写下结论
          </Button>
        </div>
      }
    >
      {conflict && <ConflictNote of={conflict} yours="复核结论" keep={{ label: '看现在的', press: onClose }} />}
      {!canTakeBack && (
        <Alert type="info" showIcon message="处方已被使用、已过期或已被会员删除，不能撤回，只能写下说明" style={{ marginBottom: 16 }} />
      )}
      <Form<Fields>
        form={form}
        layout="vertical"
        requiredMark={false}
        initialValues={{ ...draft, ...(!canTakeBack && { outcome: 'stands' }) }}
        onValuesChange={(_changed, typed) => keep(typed)}
        onFinish={(fields) => void submit(fields)}
      >
        <Form.Item label="结论" name="outcome" rules={[{ required: true, message: '请选择结论' }]}>
          <Radio.Group>
            <Radio value="stands">决定不变</Radio>
            <Radio value="takenBack" disabled={!canTakeBack}>
              {isApproval ? '撤回通过' : '撤回退回，重新审核'}
            </Radio>
          </Radio.Group>
        </Form.Item>
        {isApproval && <Told />}
        <Form.Item
          label="复核说明"
          name="note"
          extra="只给药师看"
          rules={[{ required: true, whitespace: true, message: '请写明复核的说明' }]}
        >
          <Input.TextArea maxLength={200} showCount rows={4} />
        </Form.Item>
      </Form>
      {problem !== '' && <Alert type="error" showIcon message={problem} />}
    </Drawer>
  )
}

const doneWords = (outcome: RecheckOutcome, isApproval: boolean) =>
  outcome === 'stands' ? '已记下，决定不变' : isApproval ? '已撤回通过，会员已收到消息' : '已撤回，处方回到待审核'

/** Of an approval that is taken back, what the member reads. */
function Told() {
  const outcome = Form.useWatch<RecheckOutcome | undefined>('outcome')
  const reason = Form.useWatch<PrescriptionRefusal | undefined>('reason')
  if (outcome !== 'takenBack') return null
  const isOther = reason === 'other'
  return (
    <>
      <Form.Item label="告诉会员的原因" name="reason" rules={[{ required: true, message: '请选择告诉会员的原因' }]}>
        <Select options={REASONS} aria-label="告诉会员的原因" />
      </Form.Item>
      <Form.Item
        label={isOther ? '告诉会员的话' : '告诉会员的话（选填）'}
        name="words"
        rules={[{ required: isOther, whitespace: true, message: '请写明原因' }]}
      >
        <Input.TextArea maxLength={100} showCount rows={2} />
      </Form.Item>
    </>
  )
}
