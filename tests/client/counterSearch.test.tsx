import { QueryClientProvider } from '@tanstack/react-query'
import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { QUERY } from '../../counter/contract/workEndpoint'
import { queries } from '../../counter/site/client/useAsk'
import { PrescriptionsPage } from '../../counter/site/prescriptions/PrescriptionsPage'

it('looks for a patient whose name stands neither in the address of the page nor in that of the call', async () => {
  const fetched = jest
    .spyOn(globalThis, 'fetch')
    .mockImplementation(() => Promise.resolve(Response.json({ results: [], hits: 0, currentPage: 1, hasMore: false })))
  render(
    <QueryClientProvider client={queries}>
      <PrescriptionsPage />
    </QueryClientProvider>,
  )
  const field = screen.getByLabelText('按用药人查找')
  fireEvent.change(field, { target: { value: '周小满' } })
  fireEvent.keyDown(field, { key: 'Enter' })
  const sent = `state=waiting&patient=${encodeURIComponent('周小满')}`
  await waitFor(() => expect(fetched.mock.lastCall?.[1]?.headers).toHaveProperty(QUERY, expect.stringContaining(sent)))
  expect([location.search, fetched.mock.lastCall?.[0]]).toEqual(['', '/work/api/prescriptions'])
})
