import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { createInterface, type Interface } from 'node:readline'
import { buildSync } from 'esbuild'
import { LOCK_FILE } from './lock'

const folder = realpathSync(mkdtempSync(path.join(tmpdir(), 'qinghe-lock-')))
const program = path.join(folder, 'starter.mjs')
const starters: ChildProcess[] = []

/** A process that locks each directory it is told, after giving back the last one, and says how it went. */
const STARTER = `
  import { createInterface } from 'node:readline'
  import { takeDirectory } from './gateway/db/embedded'
  let held
  createInterface(process.stdin).on('line', (directory) => {
    held?.unlock()
    held = undefined
    try {
      held = takeDirectory(directory)
      console.log('owner')
    } catch (error) {
      console.log(error.code ?? error.message)
    }
  })`

beforeAll(() => {
  buildSync({
    stdin: { contents: STARTER, resolveDir: path.resolve('.'), loader: 'ts' },
    outfile: program,
    bundle: true,
    platform: 'node',
    format: 'esm',
    // With its packages: whoever may not write may not look into the project's folder either.
    banner: { js: `import { createRequire } from 'node:module'; const require = createRequire(import.meta.url);` },
    logLevel: 'error',
  })
  chmodSync(folder, 0o755)
})
afterAll(() => {
  starters.forEach((child) => child.kill('SIGKILL'))
  rmSync(folder, { recursive: true, force: true })
})

type Starter = { child: ChildProcess; lines: Interface; lock: (directory: string) => Promise<string> }
function starter({ env = {}, cwd = folder, uid }: { env?: Record<string, string>; cwd?: string; uid?: number } = {}): Starter {
  const child = spawn(process.execPath, [program], {
    cwd,
    env: { PATH: process.env.PATH ?? '', ...env } as unknown as NodeJS.ProcessEnv,
    stdio: ['pipe', 'pipe', 'inherit'],
    ...(uid !== undefined && { uid, gid: uid }),
  })
  starters.push(child)
  const lines = createInterface(child.stdout)
  const lock = async (directory: string) => {
    const answer = once(lines, 'line') as Promise<[string]>
    const gone = once(child, 'exit').then(() => Promise.reject(new Error('The starter ended')))
    child.stdin.write(`${directory}\n`)
    return (await Promise.race([answer, gone]))[0]
  }
  return { child, lines, lock }
}
function directory(name: string) {
  const made = path.join(folder, name)
  mkdirSync(made)
  return made
}

describe('a data directory', () => {
  it('is locked by one of four that start at once, whatever their temporary folders and however it was named', async () => {
    const own = [1, 2, 3, 4].map((place) => starter({ env: { TMPDIR: directory(`tmp${place}`) } }))
    for (let round = 0; round < 20; round += 1) {
      const name = `round${round}`
      const at = directory(name)
      symlinkSync(at, path.join(folder, `link${round}`))
      const answers = await Promise.all(
        [at, name, path.join(folder, `link${round}`), `./${name}/`].map((named, place) => own[place]!.lock(named)),
      )
      expect([round, answers.filter((answer) => answer === 'owner').length]).toEqual([round, 1])
      expect(answers.filter((answer) => /^另一个网关正在使用数据目录/.test(answer))).toHaveLength(3)
    }
  })

  it('is unlocked when its owner is killed', async () => {
    const at = directory('killed')
    const [first, second] = [starter(), starter()]
    expect(await first.lock(at)).toBe('owner')
    expect(await second.lock(at)).toContain(`进程 ${first.child.pid}`)
    first.child.kill('SIGKILL')
    await once(first.child, 'exit')
    expect(await second.lock(at)).toBe('owner')
  })

  it('stays locked when somebody removes the lock file', async () => {
    const at = directory('removed')
    const [first, second, third] = [starter(), starter(), starter()]
    expect(await first.lock(at)).toBe('owner')
    rmSync(path.join(at, LOCK_FILE))
    expect(await second.lock(at)).toMatch(/^另一个网关正在使用数据目录/)
    first.child.kill('SIGKILL')
    await once(first.child, 'exit')
    expect(await third.lock(at)).toBe('owner')
  })

  it('is free when the lock file was left behind before the machine started anew', async () => {
    const at = directory('rebooted')
    writeFileSync(path.join(at, LOCK_FILE), JSON.stringify({ pid: process.pid, host: 'before', since: '2020-01-01T00:00:00.000Z' }))
    expect(await starter().lock(at)).toBe('owner')
  })

  it('cannot be taken where nothing can be written', async () => {
    const at = directory('readonly')
    chmodSync(at, 0o555)
    const uid = process.getuid?.() === 0 ? 65534 : undefined
    expect(await starter(uid === undefined ? {} : { uid }).lock(at)).toBe('EACCES')
  })

  it('cannot be taken where the system has no file locks to offer', async () => {
    expect(await starter({ env: { PATH: '/nowhere' } }).lock(directory('bare'))).toContain(
      process.platform === 'linux' ? '没有找到 flock 命令' : 'owner',
    )
  })
})
