import { act, fireEvent, render, renderHook, screen, waitFor } from '@testing-library/react'
import * as z from 'zod/mini'
import { useState } from 'react'
import type { RegionLevel } from '@/lib/regions'
import { Button } from '../press/Button'
import { Checkbox } from './Checkbox'
import { Reason } from '../feedback/reason'
import { DialogHost } from '../layer/DialogHost'
import { Field } from './Field'
import { InputBox } from './InputBox'
import { RadioList } from './RadioList'
import { SearchField } from './SearchField'
import { RegionPicker } from './picker/RegionPicker'
import { Switch } from './Switch'
import { Tabs } from '../press/Tabs'
import { TextArea } from './TextArea'
import { useForm } from './useForm'

/** Until what is under way has come to its end: everything here is answered at once. */
const settled = () => act(() => new Promise<void>((resolve) => setTimeout(resolve, 0)))

class Refused extends Error {
  constructor(
    readonly status: number,
    message: string,
    readonly field?: string,
  ) {
    super(message)
  }
}

const schema = {
  phone: z.string().check(z.regex(/^1\d{10}$/, '手机号是 11 位数字')),
  note: z.optional(z.string().check(z.maxLength(4, '不超过 4 字'))),
}

type Values = { name: string; phone: string; note: string }
type Sending = {
  onSave: (values: Values) => unknown
  quiet?: boolean
  draft?: { read: () => Partial<Values>; keep: (values: Values) => void; drop: () => void }
}

function PhoneForm({ onSave, quiet, draft }: Sending) {
  const form = useForm<Values>({
    values: { name: '', phone: '', note: '' },
    schema,
    problems: ({ name }) => ({ name: name ? undefined : '请填写收货人' }),
    fields: { mobile: 'phone' },
    ...(quiet && { quiet }),
    ...(draft && { draft }),
  })
  return (
    <>
      <Field label="收货人" {...form.fieldProps('name')} />
      <Field label="手机号" kind="phone" {...form.fieldProps('phone')} />
      <TextArea label="备注" {...form.fieldProps('note')} />
      <Button says="inline" onPress={() => form.submit(onSave)}>
        保存
      </Button>
      <Button onPress={() => form.check(['phone'])}>获取验证码</Button>
    </>
  )
}

const type = (name: string, value: string) => fireEvent.change(screen.getByRole('textbox', { name }), { target: { value } })
const fill = () => {
  type('收货人', '周岚')
  type('手机号', '13800006207')
}
const press = async (name: string) => {
  fireEvent.click(screen.getByRole('button', { name }))
  await settled()
}
const alerts = () => screen.queryAllByRole('alert').map(({ textContent }) => textContent)

describe('a form', () => {
  it('is quiet until a field is left', () => {
    render(<PhoneForm onSave={() => undefined} />)
    expect(alerts()).toEqual([])
    fireEvent.blur(screen.getByRole('textbox', { name: '手机号' }))
    expect(alerts()).toEqual(['手机号是 11 位数字'])
  })

  it('is quiet until it is sent, where a line that appears would move the button', async () => {
    render(<PhoneForm quiet onSave={() => undefined} />)
    fireEvent.blur(screen.getByRole('textbox', { name: '手机号' }))
    expect(alerts()).toEqual([])
    await press('保存')
    expect(alerts()).toEqual(['请填写收货人', '手机号是 11 位数字'])
  })

  it('shows every problem when it is sent, and goes to the first', async () => {
    const onSave = jest.fn()
    render(<PhoneForm onSave={onSave} />)
    type('备注', '放在门口的柜子')
    await press('保存')
    expect(alerts()).toEqual(['请填写收货人', '手机号是 11 位数字', '不超过 4 字'])
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('textbox', { name: '收货人' })))
    expect(screen.getByRole('textbox', { name: '收货人' }).getAttribute('aria-invalid')).toBe('true')
    expect(onSave).not.toHaveBeenCalled()
  })

  it('goes to the first problem again when it is sent again, in a text of several lines too', async () => {
    render(<PhoneForm onSave={() => undefined} />)
    fill()
    type('备注', '放在门口的柜子')
    for (const _ of [1, 2]) {
      act(() => screen.getByRole('textbox', { name: '手机号' }).focus())
      await press('保存')
      expect(document.activeElement).toBe(screen.getByRole('textbox', { name: '备注' }))
    }
  })

  it('checks some fields without blaming the others', async () => {
    render(<PhoneForm onSave={() => undefined} />)
    await press('获取验证码')
    expect(alerts()).toEqual(['手机号是 11 位数字'])
    type('手机号', '13800006207')
    expect(alerts()).toEqual([])
  })

  it('is sent with what was typed when nothing is wrong', async () => {
    const onSave = jest.fn()
    render(<PhoneForm onSave={onSave} />)
    fill()
    await press('保存')
    expect(onSave.mock.calls).toEqual([[{ name: '周岚', phone: '13800006207', note: '' }]])
  })

  it('is sent once, however often it is asked to while it is under way', async () => {
    let answer: () => void = () => undefined
    const onSave = jest.fn(() => new Promise<void>((resolve) => (answer = resolve)))
    const { result } = renderHook(() => useForm({ values: { name: '周岚' } }))
    await act(async () => {
      const sent = [result.current.submit(onSave), result.current.submit(onSave)]
      answer()
      expect(await Promise.all(sent)).toEqual([true, false])
    })
    expect(onSave).toHaveBeenCalledTimes(1)
  })

  it.each([
    ['the field it names', 'phone'],
    ['the field that is shown for its name', 'mobile'],
    ['the field it names a part of', 'phone.number'],
  ])('shows a refusal beside %s, until that field changes', async (_beside, field) => {
    render(<PhoneForm onSave={() => Promise.reject(new Refused(422, '这个号码已经用过', field))} />)
    fill()
    await press('保存')
    expect(alerts()).toEqual(['这个号码已经用过'])
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('textbox', { name: '手机号' })))
    type('手机号', '13800006208')
    expect(alerts()).toEqual([])
    expect(screen.getByRole('textbox', { name: '收货人' })).toHaveProperty('value', '周岚')
  })

  it.each([
    ['no field', new Refused(400, '库存不足')],
    ['a field of another form', new Refused(400, '库存不足', 'skuCode')],
    ['a limit', new Refused(429, '库存不足', 'phone')],
    ['a lost network', new Refused(0, '库存不足', 'phone')],
  ])('leaves a refusal about %s to the button', async (_about, error) => {
    render(<PhoneForm onSave={() => Promise.reject(Object.assign(error, { code: 'REFUSED' }))} />)
    fill()
    await press('保存')
    expect(alerts()).toEqual(['库存不足'])
    expect(screen.getByRole('textbox', { name: '手机号' }).getAttribute('aria-invalid')).toBeNull()
  })

  it('keeps a draft of each change, begins with it, and drops it once it is sent', async () => {
    const keep = jest.fn()
    const drop = jest.fn()
    render(<PhoneForm onSave={() => undefined} draft={{ read: () => ({ name: '林秀芝' }), keep, drop }} />)
    expect(screen.getByRole('textbox', { name: '收货人' })).toHaveProperty('value', '林秀芝')
    expect(keep).not.toHaveBeenCalled()
    type('手机号', '13800006207')
    expect(keep.mock.calls).toEqual([[{ name: '林秀芝', phone: '13800006207', note: '' }]])
    expect(drop).not.toHaveBeenCalled()
    await press('保存')
    expect(drop).toHaveBeenCalledTimes(1)
    expect(keep).toHaveBeenCalledTimes(1)
  })
})

describe('the Enter key of an input', () => {
  it('says why what it did was refused', async () => {
    render(
      <>
        <InputBox label="密码" value="Qinghe2026" onChange={() => undefined} onConfirm={() => Promise.reject(new Reason('当前没有网络'))} />
        <DialogHost />
      </>,
    )
    fireEvent.keyDown(screen.getByRole('textbox', { name: '密码' }), { key: 'Enter' })
    expect(await screen.findByText('当前没有网络')).toBeTruthy()
  })
})

describe('a text', () => {
  it('counts its letters', () => {
    render(<TextArea label="症状" value="头痛" maxLength={10} onChange={() => undefined} />)
    expect(screen.getByRole('img', { name: '已写 2 字，最多 10 字' }).textContent).toBe('2/10')
  })
})

describe('choices', () => {
  it('are told and changed by the whole row', () => {
    const onChange = jest.fn()
    render(
      <Checkbox on={false} onChange={onChange}>
        我已阅读
      </Checkbox>,
    )
    expect(screen.getByRole('checkbox', { checked: false, name: '我已阅读' })).toBeTruthy()
    fireEvent.click(screen.getByText('我已阅读'))
    expect(onChange).toHaveBeenCalledWith(true)
  })

  it('move with the arrow keys, past what cannot be chosen', () => {
    const onChange = jest.fn()
    render(
      <RadioList
        label="支付方式"
        value="wechat"
        onChange={onChange}
        options={[
          { value: 'wechat', text: '微信支付' },
          { value: 'card', text: '银行卡', disabled: true },
          { value: 'alipay', text: '支付宝' },
        ]}
      />,
    )
    const first = screen.getByRole('radio', { name: '微信支付' })
    first.focus()
    fireEvent.keyDown(first, { key: 'ArrowDown' })
    expect(onChange).toHaveBeenCalledWith('alipay')
    expect(screen.getByRole('radio', { name: '支付宝' })).toBe(document.activeElement)
  })

  it('are one stop of the Tab key', () => {
    render(
      <Tabs
        label="订单"
        value="all"
        onChange={() => undefined}
        tabs={[
          { key: 'all', text: '全部' },
          { key: 'paid', text: '待收货' },
        ]}
      />,
    )
    expect(screen.getAllByRole('tab').map(({ tabIndex }) => tabIndex)).toEqual([0, -1])
    expect(screen.getByRole('tab', { selected: true }).textContent).toBe('全部')
  })

  it('of a switch wait for their answer', async () => {
    const onChange = jest.fn(() => new Promise(() => undefined))
    render(<Switch label="签到提醒" on={false} onChange={onChange} />)
    const knob = screen.getByRole('switch', { name: '签到提醒' })
    fireEvent.click(knob)
    fireEvent.click(knob)
    await settled()
    expect(onChange.mock.calls).toEqual([[true]])
  })
})

const regions = [
  { code: '310000', name: '上海市', children: [{ code: '310100', name: '上海市', children: [{ code: '310101', name: '黄浦区' }] }] },
  { code: '320000', name: '江苏省', children: [{ code: '320100', name: '南京市', children: [{ code: '320106', name: '鼓楼区' }] }] },
]

function Picking({ levels = 3, onPick }: { levels?: 1 | 2 | 3; onPick: (levels: RegionLevel[]) => void }) {
  const [open, setOpen] = useState(true)
  return <RegionPicker open={open} regions={regions} levels={levels} onClose={() => setOpen(false)} onPick={onPick} />
}

describe('the region picker', () => {
  const choose = async (...names: string[]) => {
    for (const name of names) fireEvent.click(await screen.findByRole('radio', { name }))
  }

  it('goes from province to city to district and gives code and name of each', async () => {
    const onPick = jest.fn()
    render(<Picking onPick={onPick} />)
    await choose('江苏省', '南京市', '鼓楼区')
    expect(onPick).toHaveBeenCalledWith([
      { code: '320000', name: '江苏省' },
      { code: '320100', name: '南京市' },
      { code: '320106', name: '鼓楼区' },
    ])
  })

  it('skips the city of a municipality', async () => {
    const onPick = jest.fn()
    render(<Picking onPick={onPick} />)
    await choose('上海市', '黄浦区')
    expect(onPick).toHaveBeenCalledWith([
      { code: '310000', name: '上海市' },
      { code: '310101', name: '黄浦区' },
    ])
  })

  it('ends at the level it is asked for', async () => {
    const onPick = jest.fn()
    render(<Picking levels={1} onPick={onPick} />)
    await choose('江苏省')
    expect(onPick).toHaveBeenCalledWith([{ code: '320000', name: '江苏省' }])
  })

  it('lets one go back a level', async () => {
    const onPick = jest.fn<undefined, [RegionLevel[]]>()
    render(<Picking onPick={onPick} />)
    await choose('江苏省')
    fireEvent.click(screen.getByRole('tab', { name: '江苏省' }))
    await choose('上海市', '黄浦区')
    expect(onPick.mock.calls[0]?.[0]).toHaveLength(2)
  })
})

describe('a field to search in', () => {
  it('is where the cursor goes when its button is pressed without a word, as often as it is', () => {
    const onSearch = jest.fn()
    render(<SearchField label="搜索处方" value="" onChange={() => undefined} onSearch={onSearch} />)
    const field = screen.getByRole('searchbox')
    for (const times of [1, 2]) {
      fireEvent.click(screen.getByRole('button', { name: '搜索' }))
      expect([document.activeElement === field, onSearch.mock.calls.length]).toEqual([true, times])
      act(() => field.blur())
    }
  })
})
