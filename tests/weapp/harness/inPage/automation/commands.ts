export type Commands = Record<string, (given: never) => unknown>

/** Runs a command of the protocol. What page code rejects with is no Error, and is told by its own words. */
export async function runCommand(commands: Commands, method: string, params: unknown): Promise<object> {
  const command = commands[method]
  if (!command) throw new Error(`the engine does not know ${method}`)
  try {
    return ((await command(params as never)) as object | undefined) ?? {}
  } catch (fault) {
    const { errMsg } = fault as { errMsg?: string }
    throw errMsg === undefined ? fault : new Error(errMsg)
  }
}
