export type Problem = { kind: 'exception' | 'engine' | 'unsupported' | 'template' | 'data'; message: string }

/** What went wrong in here since the start; the test asks for it. */
export const problems: Problem[] = []
export const report = (kind: Problem['kind'], message: unknown) =>
  void problems.push({ kind, message: message instanceof Error ? (message.stack ?? message.message) : String(message) })
