import { catalogueRevision } from '../../gateway/modules/catalogue/revision'
import { currentIndex } from '../../gateway/modules/search/current'
import type { Gateway } from './gateway'

/** A search waits for a newer index for a while only; after this it finds by the catalogue as it stands, on a slow machine too. */
export async function newestSearch({ db }: Pick<Gateway, 'db'>): Promise<void> {
  const revision = await catalogueRevision(db)
  while ((await currentIndex(db)).index.revision !== revision) await new Promise((resolve) => setImmediate(resolve))
}
