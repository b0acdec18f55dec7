import { Alert, Button, Skeleton } from 'antd'
import type { ReactElement } from 'react'
import type { ApiError } from '../client/ask'
import { EmptyPicture } from './EmptyPicture'

export type Asked<T> = { data: T | undefined; error: ApiError | null; refetch: () => unknown }

/** What a read answered: its shape while it is on the way, and a sentence with another try where it failed. */
export function Answered<T>({ of, children }: { of: Asked<T>; children: (data: T) => ReactElement }) {
  const again = (
    <Button onClick={() => void of.refetch()}>
      重新加载
      <kbd className="key" aria-hidden>
        U
      </kbd>
    </Button>
  )
  if (of.data === undefined && of.error)
    return (
      <EmptyPicture picture="failed" title="这一栏没有取到" text={of.error.message}>
        {again}
      </EmptyPicture>
    )
  if (of.data === undefined) return <Skeleton title={false} />
  return (
    <>
      {of.error && <Alert type="warning" showIcon banner message={`没有更新：${of.error.message}`} action={again} />}
      {children(of.data)}
    </>
  )
}
