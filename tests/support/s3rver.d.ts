declare module 's3rver' {
  import type { AddressInfo } from 'node:net'

  /** What tests use of a real S3 server in process. */
  export default class S3rver {
    constructor(options: {
      port: number
      address: string
      silent: boolean
      directory: string
      configureBuckets: ReadonlyArray<{ name: string; configs: readonly string[] }>
    })
    run(): Promise<AddressInfo>
    close(): Promise<void>
  }
}
