import type { ReactNode } from 'react'
import { isUnknown } from '@/api/errors'
import { Loaded, type Reading } from '@/ui/state/Loaded'
import { UnknownOrder } from '@/domain/order/UnknownOrder'

/** What was read of one order, or that this member has no such order. */
export const OrderLoaded = <T,>({ of, children }: { of: Reading<T>; children: (data: T) => ReactNode }) =>
  of.data === undefined && isUnknown(of.error) ? (
    <UnknownOrder />
  ) : (
    <Loaded of={of} skeleton={1}>
      {children}
    </Loaded>
  )
