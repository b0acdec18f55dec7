import { Result, Spin } from 'antd'
import { useEffect, type ReactElement } from 'react'
import type { Me } from '../../contract/staff'
import { watchInput } from '../client/lastInput'
import { LockScreen } from './LockScreen'
import { LoginPage } from './LoginPage'
import { useSession } from './useSession'

/** The only place that lets a person in. Locked, the page stays as it is below the login: nothing that was typed is lost. */
export function Guard({ children }: { children: (me: Me) => ReactElement }) {
  useEffect(watchInput, [])
  const session = useSession()
  if (session.state === 'in')
    return (
      <>
        {children(session.me)}
        {session.isLocked && <LockScreen me={session.me} />}
      </>
    )
  if (session.state === 'nobody') return <LoginPage />
  return session.state === 'failed' ? <Result status="warning" title={session.message} /> : <Spin fullscreen />
}
