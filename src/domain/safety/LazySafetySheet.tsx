/** The mini-program has all of its main package at hand. */
export { SafetySheet as LazySafetySheet } from './SafetySheet'
