import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as delay } from 'node:timers/promises'
import { seconds } from './duration.mjs'

const MAX_OUTPUT = 200_000
/** When a command is ended, in milliseconds: a stop for what hangs, far from what a busy machine needs. */
const LIMIT = 90 * 60_000
/** How long it may take to close its browsers and servers once it is told to end, in milliseconds. */
const GRACE = 5000

/** What runs now. Each is the leader of a process group of its own, so that nothing it started survives it. */
const running = new Set()

/** Sends a signal to a group; says whether anybody was there to take it. 0 only asks. */
function signalled(child, signal) {
  try {
    return process.kill(-child.pid, signal)
  } catch {
    return false
  }
}

/** Ends all of a group: asked first, so that servers remove their data, then by force. */
async function end(child) {
  if (child.pid === undefined || !signalled(child, 'SIGTERM')) return
  const deadline = Date.now() + GRACE
  while (signalled(child, 0) && Date.now() < deadline) await delay(50)
  signalled(child, 'SIGKILL')
}

/** Ends everything that runs; resolves when nothing is left of it. */
export const endAll = () => Promise.all([...running].map(end))

/** Runs a command to its end, 90 minutes at most. Resolves to whether it succeeded and the last 200,000 characters it wrote. */
export async function run(command, args, { env = {} } = {}) {
  const child = spawn(command, args, {
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: process.platform !== 'win32',
    env: { ...process.env, FORCE_COLOR: '0', ...env },
  })
  running.add(child)
  let output = ''
  const keep = (chunk) => (output = (output + chunk).slice(-MAX_OUTPUT))
  child.stdout.setEncoding('utf8').on('data', keep)
  child.stderr.setEncoding('utf8').on('data', keep)
  const limit = setTimeout(() => {
    keep(`\n${command} ${args.join(' ')} was still running after ${seconds(LIMIT)} and was ended.\n`)
    void end(child)
  }, LIMIT)
  // `close` waits for whoever still holds the output: a server that a test left behind would hold it for ever.
  child.once('exit', () => void end(child))
  try {
    const [code] = await once(child, 'close')
    await end(child)
    return { succeeded: code === 0, output }
  } catch (fault) {
    return { succeeded: false, output: `${output}${fault.message}\n` }
  } finally {
    clearTimeout(limit)
    running.delete(child)
  }
}

export const node = (args, options) => run(process.execPath, args, options)
