import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { PROGRAMS } from './gateway.mjs'

const CLIENT = ['src', 'config', 'babel.config.js', 'package.json', 'package-lock.json', 'scripts/build']
/** What each build is made from, which environment it depends on, and what it leaves. */
const MADE_FROM = {
  h5: { sources: CLIENT, environment: [], result: 'dist/h5/index.html' },
  weapp: { sources: [...CLIENT, 'project.config.json'], environment: ['GATEWAY', 'WEAPP_APPID'], result: 'dist/weapp/app.json' },
  gallery: { sources: CLIENT, environment: [], result: 'dist/gallery-h5/index.html' },
  'gallery-weapp': {
    sources: [...CLIENT, 'project.config.json'],
    environment: ['GATEWAY', 'WEAPP_APPID'],
    result: 'dist/gallery-weapp/app.json',
  },
  counter: {
    sources: [
      'counter',
      'src/contract',
      'src/lib',
      'src/ui/icons',
      'src/ui/illustrations',
      'package.json',
      'package-lock.json',
      'scripts/build',
    ],
    environment: [],
    result: 'dist/work/index.html',
  },
  gateway: {
    sources: ['gateway', 'counter/contract', 'src/contract', 'src/lib', 'package.json', 'package-lock.json', 'scripts/build', ...PROGRAMS],
    environment: [],
    result: 'dist/gateway/serve.mjs',
  },
}

/** Whether a build is older than what it is made from, told by content and not by time: a fresh clone has all times alike. */
export function stale(name) {
  const { sources, environment, result } = MADE_FROM[name]
  const hash = createHash('sha256').update(JSON.stringify(environment.map((key) => process.env[key] ?? '')))
  for (const source of sources) add(hash, source)
  const print = hash.digest('hex')
  const stamp = `dist/.${name}-stamp`
  return {
    isStale: !existsSync(result) || !existsSync(stamp) || readFileSync(stamp, 'utf8') !== print,
    /** Before a build: one that is interrupted leaves half of it, which nobody must take for whole. */
    forget: () => rmSync(stamp, { force: true }),
    remember() {
      mkdirSync('dist', { recursive: true })
      writeFileSync(stamp, print)
    },
  }
}

function add(hash, place) {
  const stat = statSync(place, { throwIfNoEntry: false })
  if (stat?.isDirectory()) for (const entry of readdirSync(place).sort()) add(hash, path.join(place, entry))
  else if (stat && !/\.test\.tsx?$|\.webp$/.test(place)) hash.update(place).update(readFileSync(place))
}
