import type { ReactNode } from 'react'
import { isUnknown } from '@/api/errors'
import { replaceBy } from '@/routes/go'
import { Button } from '@/ui/press/Button'
import { Empty } from '@/ui/state/Empty'
import { Loaded, type Reading } from '@/ui/state/Loaded'

type Way = { text: string; open: () => unknown }
const TO_REFUNDS: Way = { text: '查看我的售后', open: () => replaceBy('refunds') }
type Props<T> = { of: Reading<T>; title: string; /** Where to look instead. */ way?: Way; children: (data: T) => ReactNode }

/** What was read of one refund, order or record, or that this member has no such; which of the two it is not is told to nobody. */
export const OwnLoaded = <T,>({ of, title, way = TO_REFUNDS, children }: Props<T>) =>
  of.data === undefined && isUnknown(of.error) ? (
    <Empty page picture="orders" title={title} text="编号可能有误，或属于其他账号">
      <Button onPress={way.open}>{way.text}</Button>
    </Empty>
  ) : (
    <Loaded of={of} skeleton={1}>
      {children}
    </Loaded>
  )
