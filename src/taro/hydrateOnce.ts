import { TaroRootElement } from '@tarojs/runtime'

type Payload = { path: string; value: unknown }
type Root = { updatePayloads: Payload[]; enqueueUpdate: (payload: Payload) => void }

/** Of a function Taro writes the value out when it hands over: a node as it stands by then, with all that is in it. */
const carries = (earlier: Payload, { path }: Payload) => typeof earlier.value === 'function' && path.startsWith(`${earlier.path}.`)

/**
 * Two commits of React may fall into one setData, of which the first inserts a node and the second changes what is in it. Taro hands both
 * over, and the node's whole tree travels twice: the second one is left out here.
 */
export function hydrateOnce(root: Root) {
  const { enqueueUpdate } = root
  root.enqueueUpdate = function (payload) {
    if (!this.updatePayloads.some((earlier) => carries(earlier, payload))) enqueueUpdate.call(this, payload)
  }
}

hydrateOnce(TaroRootElement.prototype as unknown as Root)
