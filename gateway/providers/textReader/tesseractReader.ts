import { Worker } from 'node:worker_threads'
import { MINUTE } from '../../../src/lib/duration'
import { Budget } from '../../lib/budget'
import { Unreachable } from '../unreachable'
import { linesOf } from './linesOf'
import type { PageText, ReadText, TextReader } from './textReader'

/** Milliseconds that whoever is next waits for the one before. */
const WAIT_MS = 6000
/** Milliseconds for all passes of one; the start of the thread, half a second, is part of the first. */
const WORK_MS = 10_000
/** After so long without a picture the thread ends, and with it the memory that WebAssembly never gives back. */
const IDLE_MS = 5 * MINUTE

type Reply = { id: number } & ({ tsv: string; tilt: number } | { failed: string })
type Asked = { resolve: (text: PageText) => void; reject: (error: Error) => void }
type Options = { workMs?: number; idleMs?: number }

/**
 * Tesseract in a thread of its own, so that no call waits for a picture: started by the first, one picture at a time, ended when it
 * takes too long or nobody needed it for a while. It talks to nobody, keeps nothing and prints nothing.
 */
export class TesseractReader implements TextReader {
  readonly #file: string
  readonly #workMs: number
  readonly #idleMs: number
  readonly #turns = new Budget({ max: 1, timeoutMs: WAIT_MS })
  readonly #asked = new Map<number, Asked>()
  #thread: Worker | undefined
  #idle: NodeJS.Timeout | undefined
  #passes = 0

  /** `file` is `thread.mjs`, wherever the checkout or the release lies. */
  constructor(file: string, { workMs = WORK_MS, idleMs = IDLE_MS }: Options = {}) {
    this.#file = file
    this.#workMs = workMs
    this.#idleMs = idleMs
  }

  /** Whether the thread is there, with its memory. */
  get isRunning() {
    return this.#thread !== undefined
  }

  reading<T>(work: (read: ReadText) => Promise<T>): Promise<T> {
    return this.#turns.run({ share: 1 }, async () => {
      clearTimeout(this.#idle)
      let late: Unreachable | undefined
      const timer = setTimeout(() => {
        late = new Unreachable(`Nothing was read in ${this.#workMs} ms`)
        void this.#end(late)
      }, this.#workMs)
      try {
        return await work((pass) => (late ? Promise.reject(late) : this.#read(pass)))
      } finally {
        clearTimeout(timer)
        this.#idle = setTimeout(() => void this.#end(), this.#idleMs)
        this.#idle.unref()
      }
    })
  }

  async close() {
    clearTimeout(this.#idle)
    await this.#end()
  }

  #read(pass: Parameters<ReadText>[0]): Promise<PageText> {
    const thread = (this.#thread ??= this.#start())
    const id = (this.#passes += 1)
    return new Promise((resolve, reject) => {
      this.#asked.set(id, { resolve, reject })
      thread.postMessage({ id, pass })
    })
  }

  #start(): Worker {
    const thread = new Worker(this.#file)
    thread.on('message', (reply: Reply) => this.#hear(reply))
    thread.on('error', (cause) => this.#lost(thread, cause))
    thread.on('exit', () => this.#lost(thread, new Error('The thread ended')))
    // The gateway ends without waiting for it.
    thread.unref()
    return thread
  }

  #hear(reply: Reply) {
    const asked = this.#asked.get(reply.id)
    this.#asked.delete(reply.id)
    if ('tsv' in reply) asked?.resolve({ lines: linesOf(reply.tsv), tilt: reply.tilt })
    else asked?.reject(new Unreachable(reply.failed))
  }

  #lost(thread: Worker, cause: Error) {
    if (thread === this.#thread) void this.#end(new Unreachable(`The text reader failed: ${cause.message}`, { cause }))
  }

  /** Ends the thread; whoever waits for it is told why. The next picture starts another. */
  async #end(why = new Unreachable('The text reader was closed')) {
    const thread = this.#thread
    this.#thread = undefined
    for (const { reject } of this.#asked.values()) reject(why)
    this.#asked.clear()
    await thread?.terminate()
  }
}
