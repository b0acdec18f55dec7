import { queries } from '@/api/queries'
import { product, type MergedProduct } from '@/contract/product'

/** The address of an opened prescription drug's picture: signed for this login, and over after five minutes. */
const SIGNED = /^\/pictures\/(\d+)-[^/]*~/

/** Addresses that failed and were asked about: a picture that stays away is not asked for over and over. */
const asked = new Set<string>()

const askPages = () => queries.refetchQueries({ queryKey: [product.merged.line], type: 'active' })

/** A picture did not open: where its address may have ended, the page that gave it is asked for a new one, once for each address. */
export function renewPicture(address: string) {
  if (!SIGNED.test(address) || asked.has(address)) return
  asked.add(address)
  void askPages()
}

/** The same pictures at addresses that begin to count now, for a viewer that fetches them again. Addresses that do not end stay as they are. */
export async function freshPictures(images: string[]): Promise<string[]> {
  const code = SIGNED.exec(images[0] ?? '')?.[1]
  if (code === undefined) return images
  await askPages()
  const read = queries.getQueriesData<MergedProduct>({ queryKey: [product.merged.line], type: 'active' })
  return read.map(([, shown]) => shown).find((shown) => shown?.productCode === code && !shown.sealed)?.images ?? images
}
