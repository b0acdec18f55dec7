declare module 'autocannon' {
  type Options = {
    url: string
    connections: number
    duration: number
    /** Requests a second, of all connections together. */
    overallRate?: number
    /** Seconds. */
    timeout?: number
    requests: Array<{ method: 'GET'; path: string; headers?: Record<string, string> }>
  }
  type Run = Promise<{ requests: { total: number; average: number }; non2xx: number; '3xx': number; errors: number }> & {
    /** `time` is from sending a request to the end of its answer, in milliseconds. */
    on: (event: 'response', listener: (client: unknown, status: number, bytes: number, time: number) => void) => void
  }
  export default function autocannon(options: Options): Run
}
