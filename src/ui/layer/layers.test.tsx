import { act, fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { Button } from '../press/Button'
import { alert, confirm } from '../feedback/dialog'
import { DialogHost } from './DialogHost'
import { LoadingOverlay } from './LoadingOverlay'
import { Sheet } from './Sheet'
import { notify, toast } from '../feedback/toast'
import { ToastHost } from './ToastHost'

const pass = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds))
beforeEach(() => jest.useFakeTimers())
afterEach(async () => {
  await pass(5000)
  jest.useRealTimers()
})

describe('a toast', () => {
  it('stays for 2 seconds, a notice for 1.5', async () => {
    render(<ToastHost />)
    act(() => toast('已加入购物车'))
    await pass(1999)
    expect(screen.getByRole('status').textContent).toBe('已加入购物车')
    await pass(1)
    expect(screen.getByRole('status').textContent).toBe('')

    act(() => notify('已复制'))
    await pass(1499)
    expect(screen.getByRole('status').textContent).toBe('已复制')
    await pass(1)
    expect(screen.getByRole('status').textContent).toBe('')
  })

  it('gives way to a newer one, which has its whole time', async () => {
    render(<ToastHost />)
    act(() => toast('第一条'))
    await pass(1500)
    act(() => toast('第二条'))
    await pass(1500)
    expect(screen.getByRole('status').textContent).toBe('第二条')
  })
})

describe('the loading overlay', () => {
  it('appears after 150 ms and not before', async () => {
    render(<LoadingOverlay visible />)
    await pass(149)
    expect(screen.queryByText('加载中')).toBeNull()
    await pass(1)
    expect(screen.getByText('加载中')).toBeTruthy()
  })

  it('never appears for what ends sooner', async () => {
    const { rerender } = render(<LoadingOverlay visible />)
    await pass(140)
    rerender(<LoadingOverlay visible={false} />)
    await pass(500)
    expect(screen.queryByText('加载中')).toBeNull()
  })
})

describe('a dialog', () => {
  it('answers yes for the right button, no for the left one and for Escape', async () => {
    render(<DialogHost />)
    const ask = async (reply: () => void) => {
      let answer: Promise<boolean> | undefined
      act(() => void (answer = confirm({ title: '删除这位用药人？', yes: '删除', no: '先不删' })))
      await pass(50)
      reply()
      await pass(350)
      return answer
    }
    expect(await ask(() => fireEvent.click(screen.getByRole('button', { name: '删除' })))).toBe(true)
    expect(await ask(() => fireEvent.click(screen.getByRole('button', { name: '先不删' })))).toBe(false)
    expect(await ask(() => fireEvent.keyDown(document, { key: 'Escape' }))).toBe(false)
    expect(screen.queryByRole('alertdialog')).toBeNull()
  })

  it('waits for the one before it', async () => {
    render(<DialogHost />)
    act(() => {
      void alert({ title: '第一件事' })
      void alert({ title: '第二件事' })
    })
    await pass(50)
    expect(screen.getByRole('alertdialog', { name: '第一件事' })).toBeTruthy()
    fireEvent.click(screen.getByRole('button', { name: '我知道了' }))
    await pass(50)
    expect(screen.getByRole('alertdialog', { name: '第二件事' })).toBeTruthy()
    fireEvent.click(screen.getByRole('button', { name: '我知道了' }))
  })
})

function Shop() {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button onPress={() => setOpen(true)}>选择规格</Button>
      <Sheet open={open} onClose={() => setOpen(false)} title="规格">
        <Button>加入购物车</Button>
      </Sheet>
    </>
  )
}

describe('a sheet', () => {
  const opened = async () => {
    render(<Shop />)
    const opener = screen.getByRole('button', { name: '选择规格' })
    opener.focus()
    fireEvent.click(opener)
    await pass(60)
    return opener
  }

  it('takes the focus in, keeps it, and gives it back', async () => {
    const opener = await opened()
    const sheet = screen.getByRole('dialog', { name: '规格' })
    expect(document.activeElement).toBe(sheet)
    fireEvent.keyDown(document, { key: 'Tab', shiftKey: true })
    expect(document.activeElement?.textContent).toBe('加入购物车')
    fireEvent.keyDown(document, { key: 'Tab' })
    expect(document.activeElement?.getAttribute('aria-label')).toBe('关闭')
    fireEvent.keyDown(document, { key: 'Escape' })
    await pass(0)
    expect(document.activeElement).toBe(opener)
  })

  it('takes 300 ms to go', async () => {
    await opened()
    fireEvent.click(screen.getByRole('button', { name: '关闭' }))
    await pass(299)
    expect(screen.queryByRole('dialog')).toBeTruthy()
    await pass(1)
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('closes by its scrim', async () => {
    await opened()
    fireEvent.click(document.querySelector('.q-scrim') as Element)
    await pass(300)
    expect(screen.queryByRole('dialog')).toBeNull()
  })
})
