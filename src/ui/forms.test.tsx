import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import type { RegionLevel } from '@/lib/regions'
import { Button } from './Button'
import { Checkbox } from './Checkbox'
import { Field } from './Field'
import { RadioList } from './RadioList'
import { RegionPicker } from './RegionPicker'
import { Switch } from './Switch'
import { Tabs } from './Tabs'
import { TextArea } from './TextArea'
import { useForm } from './useForm'

/** Until everything that is due now is done. */
const due = () => act(() => new Promise<void>((resolve) => setTimeout(resolve, 0)))

function AddressForm({ onSave }: { onSave: () => void }) {
  const form = useForm({
    values: { name: '', phone: '' },
    problems: ({ name, phone }) => ({
      name: name ? undefined : '请填写收货人',
      phone: /^1\d{10}$/.test(phone) ? undefined : '手机号是 11 位数字',
    }),
  })
  return (
    <>
      <Field label="收货人" {...form.fieldProps('name')} />
      <Field label="手机号" kind="phone" {...form.fieldProps('phone')} />
      <Button onPress={() => (form.check() ? onSave() : undefined)}>保存</Button>
      <Button onPress={() => form.refuse('phone', '这个号码已经用过')}>试</Button>
    </>
  )
}

describe('a form', () => {
  it('is quiet until a field is left', () => {
    render(<AddressForm onSave={() => undefined} />)
    expect(screen.queryByRole('alert')).toBeNull()
    fireEvent.blur(screen.getByRole('textbox', { name: '手机号' }))
    expect(screen.getByRole('alert').textContent).toBe('手机号是 11 位数字')
  })

  it('shows every problem when it is sent, and goes to the first', async () => {
    const onSave = jest.fn()
    render(<AddressForm onSave={onSave} />)
    fireEvent.click(screen.getByRole('button', { name: '保存' }))
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('textbox', { name: '收货人' })))
    expect(screen.getAllByRole('alert').map(({ textContent }) => textContent)).toEqual(['请填写收货人', '手机号是 11 位数字'])
    expect(screen.getByRole('textbox', { name: '收货人' }).getAttribute('aria-invalid')).toBe('true')
    expect(onSave).not.toHaveBeenCalled()
  })

  it('is sent when nothing is wrong', async () => {
    const onSave = jest.fn()
    render(<AddressForm onSave={onSave} />)
    fireEvent.change(screen.getByRole('textbox', { name: '收货人' }), { target: { value: '周岚' } })
    fireEvent.change(screen.getByRole('textbox', { name: '手机号' }), { target: { value: '13800006207' } })
    fireEvent.click(screen.getByRole('button', { name: '保存' }))
    await waitFor(() => expect(onSave).toHaveBeenCalledTimes(1))
  })

  it('shows what the gateway said of a field until that field changes', async () => {
    render(<AddressForm onSave={() => undefined} />)
    fireEvent.click(screen.getByRole('button', { name: '试' }))
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('textbox', { name: '手机号' })))
    expect(screen.getByRole('alert').textContent).toBe('这个号码已经用过')
    fireEvent.change(screen.getByRole('textbox', { name: '手机号' }), { target: { value: '13800006207' } })
    expect(screen.queryByRole('alert')).toBeNull()
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
    await due()
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
