import * as watch from './watchUnread'

/** The mini-program has all of its main package at hand. */
export const loadWatch = () => Promise.resolve(watch)
