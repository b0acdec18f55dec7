import { node } from './run.mjs'

/** A step of several commands, in turn: a step keeps one processor busy. Each is one test, and its output is told when it fails. */
export async function commands(all) {
  const failures = []
  for (const [title, ...args] of all) {
    const { succeeded, output } = await node(args)
    if (!succeeded) failures.push({ title, output: output.trim() })
  }
  return {
    passed: all.length - failures.length,
    failed: failures.length,
    red: failures.map(({ title, output }) => ({
      title,
      message: output.split('\n').findLast((line) => line.trim()) ?? 'It said nothing.',
    })),
    output: failures.map(({ title, output }) => `${title}\n${output.slice(-20_000)}`).join('\n'),
  }
}
