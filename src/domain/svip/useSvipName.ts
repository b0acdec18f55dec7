import { useShop } from '@/ui/state/shop'

/** What the paid membership is called in this pharmacy. */
export const useSvipName = () => useShop(({ shortName }) => `${shortName} SVIP`)
