import { Alert, Button, Skeleton } from 'antd'
import type { ReactElement } from 'react'
import type { Refusal } from '../client/ask'

type Asked<T> = { data: T | undefined; error: Refusal | null; refetch: () => unknown }

/** What a read answered: its shape while it is on the way, and a sentence with another try where it failed. */
export function Answered<T>({ of, children }: { of: Asked<T>; children: (data: T) => ReactElement }) {
  const again = <Button onClick={() => void of.refetch()}>重试</Button>
  if (of.data === undefined)
    return of.error ? <Alert type="error" showIcon message={of.error.message} action={again} /> : <Skeleton active title={false} />
  return (
    <>
      {of.error && <Alert type="warning" showIcon banner message={`没有更新：${of.error.message}`} action={again} />}
      {children(of.data)}
    </>
  )
}
