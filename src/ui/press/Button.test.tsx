import { act, fireEvent, render, screen } from '@testing-library/react'
import { Button } from './Button'
import { useLayers } from '../feedback/layerStore'
import { Reason } from '../feedback/reason'

const settled = () => act(() => Promise.resolve())
const questions = () => useLayers.getState().questions
afterEach(() => act(() => useLayers.setState({ questions: [], presses: 0 })))

describe('a button', () => {
  it('is busy and deaf while its press runs', async () => {
    let finish = () => {}
    const buy = jest.fn(() => new Promise<void>((resolve) => (finish = resolve)))
    render(<Button onPress={buy}>立即购买</Button>)
    const button = screen.getByRole('button', { name: '立即购买' })

    fireEvent.click(button)
    fireEvent.click(button)
    expect(buy).toHaveBeenCalledTimes(1)
    expect(button.getAttribute('aria-busy')).toBe('true')

    await act(async () => finish())
    fireEvent.click(button)
    expect(buy).toHaveBeenCalledTimes(2)
    await act(async () => finish())
  })

  it('says in a dialog why it failed', async () => {
    render(<Button onPress={() => Promise.reject(new Reason('库存不足，还剩 2 件'))}>提交</Button>)
    fireEvent.click(screen.getByRole('button'))
    await settled()
    expect(questions().map(({ title }) => title)).toEqual(['库存不足，还剩 2 件'])
  })

  it('says beside itself why it failed, where it is told to', async () => {
    render(
      <Button says="inline" onPress={() => Promise.reject(new Reason('验证码已过期'))}>
        登录
      </Button>,
    )
    fireEvent.click(screen.getByRole('button'))
    await settled()
    expect(screen.getByRole('alert').textContent).toBe('验证码已过期')
    expect(questions()).toEqual([])
  })

  it('keeps a programmer’s words from the shopper', async () => {
    render(<Button onPress={() => Promise.reject(new TypeError('x is not a function'))}>提交</Button>)
    fireEvent.click(screen.getByRole('button'))
    await settled()
    expect(questions()[0]?.title).toBe('没有成功，请稍后再试')
  })

  it('is silent about a session that ended, since the login says it', async () => {
    render(<Button onPress={() => Promise.reject(Object.assign(new Error('未登录'), { status: 401, code: 'SESSION' }))}>提交</Button>)
    fireEvent.click(screen.getByRole('button'))
    await settled()
    expect(questions()).toEqual([])
  })

  it('does not press when it is off', () => {
    const press = jest.fn()
    render(
      <Button disabled onPress={press}>
        缺货
      </Button>,
    )
    fireEvent.click(screen.getByText('缺货'))
    expect(press).not.toHaveBeenCalled()
  })

  it('never presses the card around it', () => {
    const around = jest.fn()
    render(
      <div onClick={around}>
        <Button onPress={() => undefined}>加入购物车</Button>
      </div>,
    )
    fireEvent.click(screen.getByText('加入购物车'))
    expect(around).not.toHaveBeenCalled()
  })
})
