/// <reference types="@tarojs/taro" />

declare module '*.svg' {
  const address: string
  export default address
}
declare module '*.png' {
  const address: string
  export default address
}
declare module '*.scss'

declare namespace NodeJS {
  interface ProcessEnv {
    TARO_ENV: 'weapp' | 'h5'
    NODE_ENV: 'development' | 'production' | 'test'
  }
}

/** Where the gateway answers: a path on the H5 site's own origin, a whole address in the mini-program. Set at build time. */
declare const API_BASE: string
/** Where visits of those who allow it are reported to; the gateway's own address unless a build names another. */
declare const ANALYTICS_URL: string
/** One visit of how many is reported. */
declare const ANALYTICS_SAMPLING: number
/** Whether this is a development build. */
declare const DEVELOPMENT: boolean
