import type { Palette } from './colour'

/** The five ways a carton's front is printed. */
export type Design = 0 | 1 | 2 | 3 | 4

/** What every form is drawn from. `id` keeps the gradients of two pictures on one page apart. */
export type Pack = {
  name: string
  brand: string
  spec: string
  latin?: string
  otc?: 'A' | 'B'
  design: Design
  colours: Palette
  id: string
}

/** Draws one silhouette into a 400 by 400 field. */
export type DrawForm = (pack: Pack) => string
