const TIMEOUT_MS = 30_000

/** Waits until something reads as it should; then, or when patience ends, the expectation speaks. */
export async function eventually(read: () => Promise<unknown>, expected: unknown) {
  for (const deadline = Date.now() + TIMEOUT_MS; Date.now() < deadline; await new Promise((resolve) => setTimeout(resolve, 50)))
    if (JSON.stringify(await read().catch(() => undefined)) === JSON.stringify(expected)) break
  expect(await read()).toEqual(expected)
}
