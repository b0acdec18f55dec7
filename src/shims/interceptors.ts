/*
 * Stands in for the interceptors of `Taro.request` in the H5 build (config/slim.ts), which Taro's object carries whether or not they
 * are used. Requests of this shop go through api/send.
 */

/** Taro's name for a chain of interceptors; there is none to be had. */
export default function Link(): never {
  throw new Error('Requests go through api/send')
}

export { Link as interceptorify }
