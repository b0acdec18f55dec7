/** The mini-program has all of its main package at hand. */
export { Bell as LazyBell } from '@/domain/message/Bell'
