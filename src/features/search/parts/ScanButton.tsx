import { replaceBy } from '@/routes/go'
import { IconButton } from '@/ui/IconButton'
import { scanBox } from '../scanBox'

/** Finds what the shopper holds by the code on its box. */
export const ScanButton = () => (
  <IconButton name="scan" label="扫药盒条码" onPress={() => scanBox((keyword) => replaceBy('searchResult', { keyword }))} />
)
