import { QueryClientProvider } from '@tanstack/react-query'
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { INPUT_AGE } from '../../counter/contract/idle'
import { staff, type Me } from '../../counter/contract/staff'
import { ask } from '../../counter/site/client/ask'
import { watchInput } from '../../counter/site/client/lastInput'
import { isCounterLocked, unlock } from '../../counter/site/client/lock'
import { queries } from '../../counter/site/client/useAsk'
import { Guard } from '../../counter/site/session/Guard'
import { MINUTE } from '@/lib/duration'
import { pressed } from '../support/pressed'

const SHEN: Me = { staffId: 'shen', name: '沈知夏', loginName: 'shen', roles: ['pharmacist'] }
const fetched = jest.spyOn(globalThis, 'fetch')
let isIn = true
beforeEach(() => {
  isIn = true
  unlock()
  fetched.mockReset().mockImplementation((address) => {
    if (address === '/work/api/login') isIn = true
    const [answer, status] = isIn ? [SHEN, 200] : [{ code: 'NOT_LOGGED_IN', message: '请先登录工作台' }, 401]
    return Promise.resolve(Response.json(answer, { status }))
  })
})

it('lays the login over the page where a session ended: who logs in again finds what was typed', async () => {
  // jsdom knows the element and not this.
  HTMLDialogElement.prototype.showModal = function () {
    this.open = true
  }
  render(
    <QueryClientProvider client={queries}>
      <Guard>{() => <input aria-label="备注" />}</Guard>
    </QueryClientProvider>,
  )
  fireEvent.change(await screen.findByLabelText('备注'), { target: { value: '两点再打' } })
  isIn = false
  await act(() => ask(staff.logOut, {}).catch(() => undefined))
  await screen.findByText('工作台已锁定')
  expect(screen.getByLabelText('登录名')).toHaveProperty('value', 'shen')

  fireEvent.change(screen.getByLabelText('密码'), { target: { value: 'a long enough password' } })
  await pressed(screen, '下一步')
  fireEvent.change(await screen.findByLabelText('动态码'), { target: { value: '123456' } })
  await waitFor(() => expect(screen.queryByText('工作台已锁定')).toBeNull())
  expect(screen.getByLabelText('备注')).toHaveProperty('value', '两点再打')
})

describe('a page that nobody touches', () => {
  beforeEach(() => jest.useFakeTimers({ now: Date.now() }))
  afterEach(() => jest.useRealTimers())

  it('says so with every call, and locks after a quarter of an hour', async () => {
    const end = watchInput()
    jest.advanceTimersByTime(10 * MINUTE)
    fireEvent.keyDown(window)
    jest.advanceTimersByTime(14 * MINUTE)
    await ask(staff.me, {})
    expect(fetched.mock.lastCall?.[1]?.headers).toMatchObject({ [INPUT_AGE]: '840' })
    expect(isCounterLocked()).toBe(false)
    jest.advanceTimersByTime(MINUTE)
    expect(isCounterLocked()).toBe(true)
    end()
  })

  it('locks at the first touch after its device was asleep', () => {
    const end = watchInput()
    jest.setSystemTime(Date.now() + 60 * MINUTE)
    fireEvent.keyDown(window)
    expect(isCounterLocked()).toBe(true)
    end()
  })
})
