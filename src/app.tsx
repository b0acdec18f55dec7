import { QueryClientProvider } from '@tanstack/react-query'
import { useEffect, type PropsWithChildren } from 'react'
import './platform/setup'
import { queries } from './api/queries'
import { takeOver } from './domain/session/takeOver'
import './app.scss'

export default function App({ children }: PropsWithChildren) {
  useEffect(() => void takeOver(), [])
  return <QueryClientProvider client={queries}>{children}</QueryClientProvider>
}
