import { QueryClientProvider } from '@tanstack/react-query'
import { act, renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { queries, queryKeyOf } from '@/api/queries'
import { prescription } from '@/contract/prescription'
import { product } from '@/contract/product'
import { useWatched } from './useWatched'

const INPUT = { query: { prescriptionId: 'a' } }
const DRUG = queryKeyOf(product.merged, undefined, { params: { code: '100011' }, query: {} })
const wrapper = ({ children }: { children: ReactNode }) => <QueryClientProvider client={queries}>{children}</QueryClientProvider>
/** The cache tells who reads it a turn later. */
const stands = (state: string) =>
  act(async () => {
    queries.setQueryData(queryKeyOf(prescription.detail, undefined, INPUT), { state })
    await new Promise((resolve) => setTimeout(resolve))
  })
const isSealedForgotten = () => queries.getQueryState(DRUG)?.isInvalidated

afterEach(() => queries.clear())

it('reads the drug anew where its prescription has moved on, and not before', async () => {
  queries.setQueryData(DRUG, {})
  renderHook(() => useWatched(prescription.detail, INPUT, { statesOf: ({ state }) => [state], enabled: false }), { wrapper })
  await stands('waiting')
  await stands('waiting')
  expect(isSealedForgotten()).toBe(false)
  await stands('approved')
  expect(isSealedForgotten()).toBe(true)
})
