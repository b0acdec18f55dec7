/** The mini-program has all of its main package at hand. */
export { ConsentFirst as LazyConsentFirst } from './ConsentFirst'
