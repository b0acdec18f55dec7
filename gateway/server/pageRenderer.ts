import { pathToFileURL } from 'node:url'
import { Worker } from 'node:worker_threads'
import { MINUTE } from '../../src/lib/duration'
import type { FromRenderer, PageRequest, RenderedPage, ToRenderer } from '../../src/lib/pageRender'

/** Makes a read of this gateway by its address, as whoever opened the page. */
export type AskGateway = (url: string) => Promise<Response>

/** Milliseconds that a page may take: whoever waits for it is better served by one that the browser renders. */
const TIMEOUT_MS = 2000
/** Pages that wait at most: one that would wait longer comes sooner from the browser. */
const MAX_WAITING = 8
/** After so many failures in a row nothing is rendered for a while: the thread does not start. */
const MAX_FAILURES = 3
const PAUSE_MS = 5 * MINUTE

/** The bundle of the pages is a module of its own (scripts/build/renderer.mjs): the thread's own code only opens it. */
const THREAD = `const { parentPort, workerData } = require('node:worker_threads')
import(workerData).then(({ serve }) => serve(parentPort))`

type Waiting = { ask: AskGateway; settle: (page: RenderedPage | undefined) => void }

/**
 * Renders pages in a thread of its own: however long a page takes, no call waits for it, and it has nothing of the gateway but the answers to its
 * reads. A page that fails, or takes too long, is none.
 */
export class PageRenderer {
  readonly #file: string
  readonly #timeoutMs: number
  readonly #onFailed: (error: unknown) => void
  readonly #waiting = new Map<number, Waiting>()
  #worker: Worker | undefined
  #pages = 0
  #failures = 0
  #pausedUntil = 0

  /** `onFailed` is told why a page was not rendered. */
  constructor(
    file: string,
    { timeoutMs = TIMEOUT_MS, onFailed = () => undefined }: { timeoutMs?: number; onFailed?: (error: unknown) => void } = {},
  ) {
    this.#file = file
    this.#timeoutMs = timeoutMs
    this.#onFailed = onFailed
  }

  render(request: PageRequest, ask: AskGateway): Promise<RenderedPage | undefined> {
    if (Date.now() < this.#pausedUntil || this.#waiting.size >= MAX_WAITING) return Promise.resolve(undefined)
    const worker = (this.#worker ??= this.#start())
    this.#pages += 1
    const render = this.#pages
    return new Promise((resolve) => {
      const timer = setTimeout(
        () => this.#fail(worker, new Error(`${request.address} was not rendered in ${this.#timeoutMs} ms`)),
        this.#timeoutMs,
      )
      const settle = (page: RenderedPage | undefined) => {
        clearTimeout(timer)
        this.#waiting.delete(render)
        resolve(page)
      }
      this.#waiting.set(render, { ask, settle })
      worker.postMessage({ render, request } satisfies ToRenderer)
    })
  }

  /** Starts the thread before the first page is asked for. */
  warmUp() {
    this.#worker ??= this.#start()
  }

  async close() {
    const worker = this.#worker
    this.#giveUp()
    await worker?.terminate()
  }

  #start(): Worker {
    const worker = new Worker(THREAD, { eval: true, workerData: pathToFileURL(this.#file).href })
    worker.on('message', (message: FromRenderer) => void this.#hear(worker, message))
    worker.on('error', (error) => this.#fail(worker, error))
    // The gateway ends without waiting for it.
    worker.unref()
    return worker
  }

  async #hear(worker: Worker, message: FromRenderer) {
    if ('rendered' in message) {
      this.#failures = 0
      if ('failed' in message) this.#onFailed(message.failed)
      this.#waiting.get(message.rendered)?.settle('page' in message ? message.page : undefined)
      return
    }
    const answered = await answerTo(message.url, this.#waiting.get(message.render)?.ask)
    if (worker === this.#worker) worker.postMessage({ answered: message.ask, ...answered } satisfies ToRenderer)
  }

  #fail(worker: Worker, error: unknown) {
    if (worker !== this.#worker) return
    this.#onFailed(error)
    this.#failures += 1
    if (this.#failures >= MAX_FAILURES) this.#pausedUntil = Date.now() + PAUSE_MS
    this.#giveUp()
    void worker.terminate()
  }

  #giveUp() {
    this.#worker = undefined
    for (const { settle } of this.#waiting.values()) settle(undefined)
  }
}

/** What a read is answered; nothing readable where nobody waits for its page any more. */
async function answerTo(url: string, ask: AskGateway | undefined): Promise<{ status: number; data: unknown }> {
  try {
    const reply = await ask?.(url)
    return reply ? { status: reply.status, data: await reply.json() } : { status: 503, data: undefined }
  } catch {
    return { status: 503, data: undefined }
  }
}
