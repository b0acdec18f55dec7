import { fireEvent, screen, within } from '@testing-library/react'
import { pressed } from './pressed'

/** Of a page of the counter that edits something as revisions: what is done with what was typed. */
export const bar = () => within(screen.getByLabelText('上线'))
export const press = (name: RegExp) => pressed(bar(), name)
/** Why it is edited. */
export const because = (words: string) => fireEvent.change(bar().getByRole('textbox'), { target: { value: words } })
export const carts = () => within(screen.getByRole('region', { name: '三个购物车' }))

/** Types into the field, the first of those that are called so, and leaves it. */
export function type(label: string, value: string): void {
  const [field] = screen.getAllByLabelText(label)
  fireEvent.change(field!, { target: { value } })
  fireEvent.blur(field!)
}
