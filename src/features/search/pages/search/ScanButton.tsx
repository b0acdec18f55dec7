import { canScan } from '@/platform/scan'
import { replaceBy } from '@/routes/go'
import { IconButton } from '@/ui/press/IconButton'
import { scanBox } from '@/domain/scan/scanBox'

/** Finds what the shopper holds by the code on its box, where codes can be read. */
export const ScanButton = () =>
  canScan ? (
    <IconButton name="scan" label="扫药盒条码" onPress={() => scanBox((keyword) => replaceBy('searchResult', { keyword }))} />
  ) : null
