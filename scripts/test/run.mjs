import { spawn } from 'node:child_process'

const MOST_OUTPUT = 200_000
const LONGEST = 60 * 60_000

/** How long a step may take to close its browsers and servers once it is told to end, in milliseconds. */
const GRACE = 5000

/** What runs now. Each is in a group of its own, so that nothing it started survives it. */
const running = new Set()
const signalled = (child, signal) => {
  try {
    process.kill(-child.pid, signal)
  } catch {
    // It ended by itself.
  }
}
const end = (child) => {
  signalled(child, 'SIGTERM')
  setTimeout(() => signalled(child, 'SIGKILL'), GRACE).unref()
}
for (const signal of ['SIGINT', 'SIGTERM']) {
  process.once(signal, () => {
    for (const child of running) end(child)
    setTimeout(() => {
      for (const child of running) signalled(child, 'SIGKILL')
      process.exit(130)
    }, GRACE)
  })
}

/** Runs a command to its end, an hour at most. Resolves to whether it succeeded and the last 200,000 characters it wrote. */
export function run(command, args, { env = {}, say = false } = {}) {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      stdio: ['ignore', 'pipe', 'pipe'],
      detached: process.platform !== 'win32',
      env: { ...process.env, FORCE_COLOR: '0', ...env },
    })
    running.add(child)
    let output = ''
    const keep = (chunk) => {
      output = (output + chunk).slice(-MOST_OUTPUT)
      if (say) process.stdout.write(chunk)
    }
    child.stdout.setEncoding('utf8').on('data', keep)
    child.stderr.setEncoding('utf8').on('data', keep)
    const limit = setTimeout(() => {
      keep(`\n${command} ${args.join(' ')} was still running after an hour and was ended.\n`)
      end(child)
    }, LONGEST)
    const finish = (succeeded) => {
      clearTimeout(limit)
      running.delete(child)
      resolve({ succeeded, output })
    }
    child.once('error', (fault) => {
      keep(`${fault.message}\n`)
      finish(false)
    })
    child.once('close', (code) => finish(code === 0))
  })
}

export const node = (args, options) => run(process.execPath, args, options)
