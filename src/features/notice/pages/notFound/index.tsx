import { NotFoundView } from '@/ui/NotFoundView'
import { Screen } from '@/ui/Screen'

/** Route `notFound`: an address that no row of the table fits; the address stays as it was typed. */
export default function NotFoundPage() {
  return (
    <Screen>
      <NotFoundView />
    </Screen>
  )
}
