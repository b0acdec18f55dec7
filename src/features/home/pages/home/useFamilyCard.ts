import { FamilyCard } from './FamilyCard'

/** The mini-program has all of its main package at hand. */
export const useFamilyCard = (_: { when: boolean; isNone: boolean; isUnread: boolean }) => ({ Part: FamilyCard, failed: false })
