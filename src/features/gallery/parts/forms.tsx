import { Card } from '@/ui/card/Card'
import { Button } from '@/ui/press/Button'
import { DateField } from '@/ui/form/picker/DateField'
import { DatePicker } from '@/ui/form/picker/DatePicker'
import { Wheels } from '@/ui/form/picker/Wheels'
import { ErrorLine } from '@/ui/form/ErrorLine'
import { Field } from '@/ui/form/Field'
import { FieldRow } from '@/ui/form/FieldRow'
import { InputBox } from '@/ui/form/InputBox'
import { MessageInput } from '@/ui/form/message/MessageInput'
import { SearchEntry } from '@/ui/form/SearchEntry'
import { SearchField } from '@/ui/form/SearchField'
import { MarkedTextArea } from '@/ui/form/marked/MarkedTextArea'
import { TextArea } from '@/ui/form/TextArea'
import { useForm } from '@/ui/form/useForm'
import { Held } from '../exhibit/Held'
import { nothing } from '../exhibit/never'
import { Opened } from '../exhibit/Opened'
import type { Part } from '../exhibit/Part'
import { State } from '../exhibit/State'

const Fields = () => (
  <>
    <State name="empty">
      <Card flush>
        <Held from="">{(value, set) => <Field label="姓名" required value={value} onChange={set} />}</Held>
        <Held from="">{(value, set) => <Field label="手机号" kind="phone" value={value} onChange={set} help="用于接收送货通知" />}</Held>
        <FieldRow label="关系" onPress={nothing} />
      </Card>
    </State>
    <State name="filled">
      <Card flush>
        <Field label="姓名" value="周岚" onChange={nothing} />
        <Field label="手机号" value="138****6207" disabled onChange={nothing} />
        <FieldRow label="关系" value="本人" onPress={nothing} />
      </Card>
    </State>
    <State name="error">
      <Card flush>
        <Field label="身份证号" value="110105194912310021" error="校验位错误，请核对最后一位" onChange={nothing} />
        <FieldRow label="关系" error="请选择与您的关系" onPress={nothing} />
      </Card>
    </State>
    <State name="first-problem" pressed>
      <CheckedForm />
    </State>
    <State name="error-line">
      <Card flush>
        <ErrorLine>请选择与您的关系</ErrorLine>
      </Card>
      <ErrorLine flat>请先阅读并同意《用户协议》</ErrorLine>
    </State>
    <State name="box">
      <Held from="">{(value, set) => <InputBox label="手机号" icon="phone" kind="phone" value={value} onChange={set} />}</Held>
      <InputBox label="验证码" kind="code" value="12" error="验证码是 6 位数字" onChange={nothing} />
    </State>
  </>
)

/** Sending it shows every problem and moves the keyboard to the first. */
function CheckedForm() {
  const form = useForm({
    values: { name: '', phone: '' },
    problems: ({ name, phone }) => ({
      name: name ? undefined : '请填写收货人',
      phone: /^1\d{10}$/.test(phone) ? undefined : '手机号是 11 位数字',
    }),
  })
  return (
    <Card flush>
      <Field label="收货人" {...form.fieldProps('name')} />
      <Field label="电话" kind="phone" {...form.fieldProps('phone')} />
      <Button block kind="soft" onPress={() => form.submit(nothing)}>
        保存
      </Button>
    </Card>
  )
}

const MARKED = '根治'
const markedIn = (text: string) => {
  const start = text.indexOf(MARKED)
  const words = { reason: `「${MARKED}」是讲疗效的词，商品评价里不能写`, tip: '可以说说送得快不快、包装怎么样。' }
  return start < 0 ? [] : [{ start, end: start + MARKED.length, ...words }]
}

const Areas = () => (
  <>
    <State name="empty">
      <Held from="">{(value, set) => <TextArea label="症状" value={value} onChange={set} />}</Held>
    </State>
    <State name="full">
      <TextArea label="备注" value="放在门口" maxLength={4} onChange={nothing} />
    </State>
    <State name="error">
      <TextArea label="投诉内容" value="慢" error="请至少写 10 个字" onChange={nothing} />
    </State>
    <State name="marked">
      <Held from="送得很快，三天就根治了头疼。">
        {(value, set) => <MarkedTextArea label="评价" value={value} onChange={set} marks={markedIn(value)} maxLength={300} />}
      </Held>
    </State>
    <State name="message">
      <Held from="布洛芬和缬沙坦能一起吃吗">
        {(value, set) => (
          <MessageInput
            label="消息"
            placeholder="输入您的问题"
            value={value}
            onChange={set}
            maxLength={500}
            onSend={nothing}
            onKeyboard={nothing}
          />
        )}
      </Held>
    </State>
  </>
)

const Searches = () => (
  <>
    <State name="empty">
      <Held from="">{(value, set) => <SearchField value={value} onChange={set} onSearch={nothing} />}</Held>
    </State>
    <State name="filled">
      <Held from="布洛芬">{(value, set) => <SearchField line value={value} onChange={set} onSearch={nothing} />}</Held>
    </State>
    <State name="entry">
      <SearchEntry placeholder="搜药品、症状" onPress={nothing} />
    </State>
  </>
)

const Dates = () => (
  <>
    <State name="field">
      <Card flush>
        <Held from="">{(value, set) => <DateField label="出生日期" value={value} onChange={set} max="2026-11-21" />}</Held>
        <Held from="08:30">{(value, set) => <DateField label="服药时间" kind="time" value={value} onChange={set} />}</Held>
        <DateField label="就诊日期" value="2026-03-10" error="就诊日期不能晚于今天" onChange={nothing} />
      </Card>
    </State>
    <Opened name="date" words="选日期">
      {(open, close) => <DatePicker open={open} onClose={close} title="出生日期" value="2024-02-29" onPick={close} />}
    </Opened>
    <Opened name="moment" words="选时刻">
      {(open, close) => <DatePicker open={open} onClose={close} title="取药时间" kind="datetime" value="2026-03-31 23:59" onPick={close} />}
    </Opened>
    <State name="wheels">
      <Held<readonly [number, number]> from={[2, 29]}>
        {([month, day], put) => (
          <Wheels
            columns={[
              { unit: '月', values: [1, 2, 3] },
              { unit: '日', values: [28, 29] },
            ]}
            values={[month, day]}
            onTurn={(at, value) => put(at === 0 ? [value, day] : [month, value])}
          />
        )}
      </Held>
    </State>
    <Opened name="nearest" words="超出范围的值">
      {(open, close) => (
        <DatePicker open={open} onClose={close} title="有效期" value="1900-01-01" min="2020-05-10" max="2026-11-21" onPick={close} />
      )}
    </Opened>
  </>
)

export const formParts: Part[] = [
  { id: 'form', title: '表单', Show: Fields },
  { id: 'textarea', title: '多行文本', Show: Areas },
  { id: 'search', title: '搜索框', Show: Searches },
  { id: 'date', title: '日期与时间', Show: Dates },
]
