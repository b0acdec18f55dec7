import { LRUCache } from 'lru-cache'
import { MINUTE } from '../../src/lib/duration'
import type { PageRequest, RenderedPage } from '../../src/lib/pageRender'
import type { PackedPage } from './packedPage'
import type { AskGateway } from './pageRenderer'

/** Bytes of pages that are kept; a page packed in both ways is about half as large again as its text. */
const MAX_BYTES = 32 << 20
const PACKED = 1.5
/** Stock, coupons and the hour move without the catalogue: what a page says of them is at most so old when it comes, and is read again after the take-over. */
const TTL_MS = MINUTE

type Renderer = { render: (request: PageRequest, ask: AskGateway) => Promise<RenderedPage | undefined> }
type Options = {
  renderer: Renderer /** Of the catalogue and the settings. */
  revision: () => Promise<number | string>
  now?: () => number
}
type Asked = Pick<PageRequest, 'address' | 'elder'>
type Making = {
  ask: AskGateway
  /** The whole page around a rendering. */
  write: (rendering: RenderedPage) => Promise<PackedPage>
}

/** Pages for visitors, rendered once for all of them and kept by the revision of catalogue and settings. */
export class RenderedPages {
  readonly #options: Options
  readonly #kept = new LRUCache<string, PackedPage>({
    maxSize: MAX_BYTES,
    sizeCalculation: ({ html }) => Math.ceil(html.length * PACKED),
    ttl: TTL_MS,
  })
  readonly #rendering = new Map<string, Promise<PackedPage | undefined>>()

  constructor(options: Options) {
    this.#options = options
  }

  /** The page of an address; nothing where it is left to the browser. */
  async pageOf(asked: Asked, making: Making): Promise<PackedPage | undefined> {
    const key = JSON.stringify([await this.#options.revision(), asked.address, asked.elder])
    const kept = this.#kept.get(key) ?? this.#rendering.get(key)
    if (kept) return kept
    const made = this.#make(asked, making)
    this.#rendering.set(key, made)
    try {
      const page = await made
      if (page) this.#kept.set(key, page)
      return page
    } finally {
      this.#rendering.delete(key)
    }
  }

  async #make(asked: Asked, { ask, write }: Making): Promise<PackedPage | undefined> {
    const { renderer, now = Date.now } = this.#options
    const rendering = await renderer.render({ ...asked, now: now() }, ask)
    return rendering && write(rendering)
  }
}
