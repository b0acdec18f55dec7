import Taro from '@tarojs/taro'
import { useGuards } from './layerGuards'

/** Until the answer is called, the next step back closes the layer instead of leaving the page. */
export function guardBack(close: () => void): () => void {
  const guard = { page: Taro.getCurrentInstance().page, close }
  useGuards.setState(({ guards }) => ({ guards: [...guards, guard] }))
  return () => useGuards.setState(({ guards }) => ({ guards: guards.filter((one) => one !== guard) }))
}
