// Before every other import: a part's own styles (styles/web.scss above all) stand after the reset that app.scss begins with.
import './app.scss'
import { QueryClientProvider } from '@tanstack/react-query'
import { useEffect, type PropsWithChildren } from 'react'
import './platform/setup'
import { queries } from './api/queries'
import { startReporting } from './domain/analytics/startReporting'
import { PublishMallConfig } from './domain/mallConfig/PublishMallConfig'
import { startLatePages } from './domain/latePage/startLatePages'
import { startRendered } from './domain/rendered/startRendered'
import { guardPages } from './domain/session/gate'
import { startAsking } from './domain/session/startAsking'
import { startReturning } from './domain/session/startReturning'
import { startLoginTransfer } from './domain/session/startLoginTransfer'
import { startCards } from './domain/share/startCards'
import { startFirstAnswers } from './domain/offline/startFirstAnswers'
import { startOffline } from './domain/offline/startOffline'
import { startPrivacyAsk } from './ui/shell/privacyAsk'

startFirstAnswers()
startRendered()
guardPages()
startLatePages()

export default function App({ children }: PropsWithChildren) {
  useEffect(startLoginTransfer, [])
  useEffect(startAsking, [])
  useEffect(startReturning, [])
  useEffect(startCards, [])
  useEffect(startReporting, [])
  useEffect(startOffline, [])
  useEffect(startPrivacyAsk, [])
  return (
    <QueryClientProvider client={queries}>
      <PublishMallConfig />
      {children}
    </QueryClientProvider>
  )
}
