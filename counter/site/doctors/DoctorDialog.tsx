import { Alert, App, Form, Input, Modal } from 'antd'
import { consultation, type DoctorForm, type DoctorProfile } from '../../contract/consultation'
import type { z } from 'zod/mini'
import { ask } from '../client/ask'
import { useSending } from '../client/useSending'
import { useDraft } from '../parts/useDraft'
import './doctors.css'

type Fields = Required<z.input<typeof DoctorForm>>
type Props = { of: DoctorProfile; onDone: () => void; onClose: () => void }

const NONE: Fields = { title: '', department: '', registration: '', intro: '' }
const FIELDS = [
  { name: 'title', label: '职称', max: 20, min: 2, placeholder: '例如：主治医师' },
  { name: 'department', label: '科室', max: 20, min: 2, placeholder: '例如：心内科' },
  { name: 'registration', label: '执业证书编号', max: 40, min: 6, placeholder: '照执业证书填写' },
] as const

/** What shoppers read of a doctor, with how it looks to them beside it. */
export function DoctorDialog({ of: { staffId, name, profile }, onDone, onClose }: Props) {
  const [form] = Form.useForm<Fields>()
  const { draft, keep, drop } = useDraft<Fields>(`doctor:${staffId}`)
  const { send, problem, isBusy, isOffline } = useSending()
  const { message } = App.useApp()
  const initial = { ...NONE, ...profile, ...draft }
  const typed = { ...initial, ...(Form.useWatch([], form) as Partial<Fields> | undefined) }
  const submit = async ({ title, department, registration, intro }: Fields) => {
    const body = { title, department, registration, intro }
    if (!(await send((key) => ask(consultation.keepDoctor, { params: { staffId }, body }, key)))) return
    drop()
    void message.success('已保存，会员马上看到')
    onDone()
  }
  return (
    <Modal
      open
      width={720}
      title={`${name}的资料`}
      okText="保存"
      cancelText="返回"
      confirmLoading={isBusy}
      okButtonProps={{ disabled: isOffline }}
      onOk={form.submit}
      onCancel={onClose}
    >
      <div className="doctor-edit">
        <Form<Fields>
          form={form}
          layout="vertical"
          requiredMark={false}
          initialValues={initial}
          onValuesChange={(_changed, values) => keep(values)}
          onFinish={(fields: Fields) => void submit(fields)}
        >
          {FIELDS.map(({ name: field, label, max, min, placeholder }) => (
            <Form.Item
              key={field}
              label={label}
              name={field}
              rules={[{ required: true, whitespace: true, min, message: `请填写${label}，至少 ${min} 个字` }]}
            >
              <Input maxLength={max} placeholder={placeholder} />
            </Form.Item>
          ))}
          <Form.Item label="简介（选填）" name="intro" extra="擅长看什么；不写疗效和保证">
            <Input.TextArea rows={4} maxLength={200} showCount />
          </Form.Item>
        </Form>
        <Preview name={name} of={typed} />
      </div>
      {problem !== '' && <Alert type="error" showIcon message={problem} />}
    </Modal>
  )
}

const Preview = ({ name, of: { title, department, registration, intro } }: { name: string; of: Fields }) => (
  <section className="preview" aria-label="会员看到的">
    <small>会员看到的</small>
    <p>
      <strong>{name}</strong> {title || '职称'}
    </p>
    <p>{department || '科室'}</p>
    <p>
      <small>执业证书编号 {registration || '没有填写'}</small>
    </p>
    {intro !== '' && <p className="lines">{intro}</p>}
  </section>
)
