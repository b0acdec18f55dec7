import { lazy } from '@/ui/state/lazy'

/** A visitor has no family here: the card is fetched for members, while their answer is on its way. */
export const useFamilyCard = lazy(async () => (await import('./FamilyCard')).FamilyCard)
