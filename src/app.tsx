import { QueryClientProvider } from '@tanstack/react-query'
import type { PropsWithChildren } from 'react'
import './platform/setup'
import { queries } from './api/queries'
import './app.scss'

export default function App({ children }: PropsWithChildren) {
  return <QueryClientProvider client={queries}>{children}</QueryClientProvider>
}
