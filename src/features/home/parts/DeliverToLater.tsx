/** The mini-program has all of its main package at hand. */
export { DeliverTo as DeliverToLater } from './DeliverTo'
