import { later } from '@/ui/later'

/** A visitor has no family here: the card is fetched for members, while their answer is on its way. */
export const useFamilyCard = later(async () => (await import('./FamilyCard')).FamilyCard)
