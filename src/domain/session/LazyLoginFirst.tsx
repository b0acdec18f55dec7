/** The mini-program has all of its main package at hand. */
export { LoginFirst as LazyLoginFirst } from './LoginFirst'
