/** The mini-program has all of its main package at hand. */
export { DeliverTo as LazyDeliverTo } from './DeliverTo'
