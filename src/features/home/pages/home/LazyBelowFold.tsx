/** The mini-program has all of its main package at hand. */
export { BelowFold as LazyBelowFold } from './BelowFold'
