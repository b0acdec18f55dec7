import { Button, Result } from 'antd'
import { useEffect, useState } from 'react'
import type { Me } from '../../contract/staff'
import { ROLE_NAMES, type Role } from '../../contract/workEndpoint'
import { go } from '../client/address'
import { ask, type ApiError } from '../client/ask'
import type { CounterPage } from '../pages'

const namesOf = (roles: readonly Role[]) => roles.map((role) => ROLE_NAMES[role]).join('、')

/** Stands in place of a page of other roles: what it is, who may, and whom to ask. The page's own read is asked once, which logs the attempt. */
export function NoRightPage({ of: { title, roles, read }, me }: { of: CounterPage; me: Me }) {
  const [error, setError] = useState<ApiError>()
  useEffect(() => {
    if (read) ask(read, {}).catch((reason: unknown) => setError(reason as ApiError))
  }, [read])
  const whom = error?.whom.join('、')
  const words = `您以「${namesOf(me.roles)}」登录。需要时请向${whom ? ` ${whom} ` : '运营'}申请${error?.code === 'WRONG_ROLE' ? '，本次打开已记录' : ''}。`
  return (
    <Result
      icon={<span className="icon icon--shield" style={{ display: 'inline-block', width: 56, height: 56 }} />}
      title={`「${title}」只对${namesOf(roles)}开放`}
      subTitle={words}
      extra={<Button onClick={() => go('/')}>回到今天</Button>}
    />
  )
}
