import type { Gateway } from './gateway'

type Between = (request: Request, pass: () => Promise<Response>) => Promise<Response>

/**
 * The browser's network, with the real gateway at its other end. `between` may refuse, lose or delay; `asked` are the requests that left,
 * oldest first.
 */
export function networkTo({ app }: Pick<Gateway, 'app'>) {
  const asked: Request[] = []
  const passing: Between = (_request, pass) => pass()
  let between = passing
  globalThis.fetch = async (input, init) => {
    const request = input instanceof Request ? input : new Request(new URL(input, location.href), init)
    asked.push(request.clone())
    return between(request, async () => app.fetch(request))
  }
  return {
    asked,
    /** From now on, until `passes`. */
    stands: (other: Between) => void (between = other),
    passes() {
      between = passing
      asked.length = 0
    },
  }
}

export type Network = ReturnType<typeof networkTo>

/** The real gateway and a network that leads to it, for all tests of a file; every test begins with a network that passes everything. */
export function connected() {
  const held = {} as { gateway: Gateway; network: Network }
  beforeAll(async () => {
    held.gateway = await gatewayAt()
    held.network = networkTo(held.gateway)
  })
  beforeEach(() => held.network.passes())
  return held
}
