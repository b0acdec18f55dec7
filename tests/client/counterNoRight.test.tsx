import { QueryClientProvider } from '@tanstack/react-query'
import { render, screen } from '@testing-library/react'
import { App } from 'antd'
import { go } from '../../counter/site/client/address'
import { unlock } from '../../counter/site/client/lock'
import { queries } from '../../counter/site/client/useAsk'
import { Shell } from '../../counter/site/Shell'

it('says of another role’s page who may, and whom to ask; the attempt is asked of the gateway once', async () => {
  const me = { staffId: 'cheng', name: '程路', loginName: 'cheng', roles: ['operator' as const] }
  const fetched = jest.spyOn(globalThis, 'fetch').mockImplementation((address) => {
    if (address === '/work/api/prescriptions')
      return Promise.resolve(Response.json({ code: 'WRONG_ROLE', message: '', details: { whom: ['陆鸣'] } }, { status: 403 }))
    return Promise.resolve(Response.json({ queues: [] }))
  })
  unlock()
  go('/prescriptions')
  render(
    <QueryClientProvider client={queries}>
      <App>
        <Shell me={me} />
      </App>
    </QueryClientProvider>,
  )
  await screen.findByText('「审核处方」只对药师开放')
  await screen.findByText('您以「运营」登录。需要时请向 陆鸣 申请，本次打开已记录。')
  expect(fetched.mock.calls.filter(([address]) => address === '/work/api/prescriptions')).toHaveLength(1)
})
