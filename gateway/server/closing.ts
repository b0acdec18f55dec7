/** How to close what was opened, in the order in which it was opened. */
export type Closing = Array<() => unknown>

/** Closes the last one first. */
export async function closeAll(closing: Closing): Promise<void> {
  for (const close of [...closing].reverse()) await close()
}
