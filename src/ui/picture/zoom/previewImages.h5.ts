import { createElement } from 'react'
import { useLayers } from '../../feedback/layerStore'

/** Shows pictures large, one after the other, from 1 to 3 times; `at` is where it begins. The viewer is fetched when first needed. */
export async function previewImages({ urls, at = 0 }: { urls: string[]; at?: number }) {
  const { ZoomLayer } = await import('./ZoomLayer')
  useLayers.setState({ zoom: createElement(ZoomLayer, { urls, at, onClose: () => useLayers.setState({ zoom: null }) }) })
}
