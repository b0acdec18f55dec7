import { NotFoundView } from '@/ui/shell/NotFoundView'
import { Screen } from '@/ui/shell/Screen'

/** Route `notFound`: an address that no row of the table fits; the address stays as it was typed. */
export default function NotFoundPage() {
  return (
    <Screen>
      <NotFoundView />
    </Screen>
  )
}
