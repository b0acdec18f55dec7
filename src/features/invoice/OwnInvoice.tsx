import type { ReactNode } from 'react'
import { isUnknown } from '@/api/errors'
import { replaceBy } from '@/routes/go'
import { Button } from '@/ui/press/Button'
import { Empty } from '@/ui/state/Empty'
import { Loaded, type Reading } from '@/ui/state/Loaded'

/** What was read of one order's invoices, or that this member has no such order. */
export const OwnInvoice = <T,>({ of, children }: { of: Reading<T>; children: (data: T) => ReactNode }) =>
  of.data === undefined && isUnknown(of.error) ? (
    <Empty page picture="orders" title="没有找到这个订单" text="编号可能有误，或属于其他账号">
      <Button onPress={() => replaceBy('invoices')}>查看我的发票</Button>
    </Empty>
  ) : (
    <Loaded of={of} skeleton={1}>
      {children}
    </Loaded>
  )
