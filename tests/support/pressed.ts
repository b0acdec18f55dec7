import { fireEvent, waitFor } from '@testing-library/react'

type Where = { getByRole: (role: string, options: { name: RegExp | string }) => HTMLElement }

/** Presses a button of the counter once it takes presses: while a write or a read before it is under way, antd's does not. */
export async function pressed(where: Where, name: RegExp | string): Promise<void> {
  const button = await waitFor(() => {
    const found = where.getByRole('button', { name })
    if (found.hasAttribute('disabled') || found.classList.contains('ant-btn-loading')) throw new Error(`${String(name)} takes no presses`)
    return found
  })
  fireEvent.click(button)
}
