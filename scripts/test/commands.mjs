import os from 'node:os'
import { node } from './run.mjs'

/** Two compilers or builds side by side want this much. */
const ENOUGH_FOR_TWO = 3 * 2 ** 30

/** A step of several commands: each is one test, and its output is told when it fails. */
export async function commands(all) {
  const together = os.freemem() > ENOUGH_FOR_TWO && os.cpus().length > 1
  const results = together ? await Promise.all(all.map(runOne)) : await inTurn(all)
  const failures = results.filter((result) => !result.succeeded)
  return {
    passed: results.length - failures.length,
    failed: failures.length,
    red: failures.map(({ title }) => title),
    output: failures.map(({ title, output }) => `${title}\n${output.slice(-20_000)}`).join('\n'),
  }
}

const runOne = async ([title, ...args]) => ({ title, ...(await node(args)) })

async function inTurn(all) {
  const results = []
  for (const one of all) results.push(await runOne(one))
  return results
}
