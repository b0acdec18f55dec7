import type { ReactNode } from 'react'
import { isUnknown } from '@/api/errors'
import { replaceBy } from '@/routes/go'
import { Button } from '@/ui/press/Button'
import { Empty } from '@/ui/state/Empty'
import { Loaded, type Reading } from '@/ui/state/Loaded'

type Props<T> = { of: Reading<T>; children: (data: T) => ReactNode }

/** What was read of one record, or that this member has no such; which of the two it is not is told to nobody. */
export const OwnRecord = <T,>({ of, children }: Props<T>) =>
  of.data === undefined && isUnknown(of.error) ? (
    <Empty page picture="orders" title="没有找到这条反馈" text="编号可能有误，或属于其他账号">
      <Button onPress={() => replaceBy('reportRecord')}>查看我的反馈</Button>
    </Empty>
  ) : (
    <Loaded of={of} skeleton={1}>
      {children}
    </Loaded>
  )
