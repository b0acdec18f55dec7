import { QueryClientProvider } from '@tanstack/react-query'
import { useEffect, type PropsWithChildren } from 'react'
import './platform/setup'
import { queries } from './api/queries'
import { startReporting } from './domain/analytics/startReporting'
import { TellMall } from './domain/mallConfig/TellMall'
import { startAsking } from './domain/session/startAsking'
import { startReturning } from './domain/session/startReturning'
import { startTakeOver } from './domain/session/startTakeOver'
import { startCards } from './domain/share/startCards'
import { startPrivacyAsk } from './ui/privacyAsk'
import './app.scss'

export default function App({ children }: PropsWithChildren) {
  useEffect(startTakeOver, [])
  useEffect(startAsking, [])
  useEffect(startReturning, [])
  useEffect(startCards, [])
  useEffect(startReporting, [])
  useEffect(startPrivacyAsk, [])
  return (
    <QueryClientProvider client={queries}>
      <TellMall />
      {children}
    </QueryClientProvider>
  )
}
