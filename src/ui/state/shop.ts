import { create } from 'zustand'
import { SHOP, type Shop } from '@/lib/shop'

/** What the pharmacy calls itself, as the gateway last said. */
export const useShop = create<Shop>()(() => SHOP)
