import type { ReactNode } from 'react'
import { Button } from '@/ui/press/Button'
import { Screen } from '@/ui/shell/Screen'
import { Empty } from '@/ui/state/Empty'
import { TYPE_TABS, useIsKnownType } from './families'
import { innovationPlaces } from './places'

/** A page that families share. Of a way to pay that there is not, its address leads to those that there are. */
export const OfFamily = ({ children }: { children: ReactNode }) => (useIsKnownType() ? <>{children}</> : <NoSuchType />)

/** An address that was cut or made up. */
const NoSuchType = () => (
  <Screen>
    <Empty page picture="notFound" title="没有这种交费方式" text="现在有下面几种，选一种看看">
      {TYPE_TABS.map(({ key, text }) => (
        <Button key={key} kind="outline" onPress={() => innovationPlaces(key).cover().replace()}>
          {text}
        </Button>
      ))}
    </Empty>
  </Screen>
)
