/** What jsdom has not: pictures of the device behind blob URLs, and an upload that tells how far it is. Both go through `fetch`. */
export function pictureUploads(device: Readonly<Record<string, Blob>>) {
  const blobs = new Map(Object.entries(device))
  const network = globalThis.fetch
  globalThis.fetch = (input, init) => {
    const blob = typeof input === 'string' ? blobs.get(input) : undefined
    return blob ? Promise.resolve(new Response(blob)) : network(input, init)
  }
  URL.createObjectURL = (blob) => {
    const address = `blob:fetched-${blobs.size}`
    blobs.set(address, blob as Blob)
    return address
  }
  Object.assign(globalThis, { XMLHttpRequest: Upload, Image: NoPicture })
}

/** A browser that can draw no picture: it is sent as it is. */
class NoPicture {
  onerror: () => void = () => undefined
  set src(_address: string) {
    queueMicrotask(() => this.onerror())
  }
}

class Upload {
  upload: { onprogress?: (event: { loaded: number; total: number }) => void } = {}
  onload: () => void = () => undefined
  onerror: () => void = () => undefined
  onabort: () => void = () => undefined
  status = 0
  responseText = ''
  #reply: Response | undefined
  #sent = { method: '', url: '' }
  readonly #headers = new Headers()
  readonly #stop = new AbortController()

  open(method: string, url: string) {
    this.#sent = { method, url }
  }
  setRequestHeader(name: string, value: string) {
    this.#headers.set(name, value)
  }
  getResponseHeader(name: string) {
    return this.#reply?.headers.get(name) ?? null
  }
  abort() {
    this.#stop.abort()
    this.onabort()
  }
  send(body: FormData) {
    this.upload.onprogress?.({ loaded: 40, total: 100 })
    const { method, url } = this.#sent
    fetch(url, { method, headers: this.#headers, body, signal: this.#stop.signal })
      .then(async (reply) => {
        this.#reply = reply
        this.status = reply.status
        this.responseText = await reply.text()
        this.onload()
      })
      .catch(() => this.onerror())
  }
}
