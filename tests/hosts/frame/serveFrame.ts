import { readFileSync } from 'node:fs'
import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import path from 'node:path'
import { build } from 'esbuild'
import { members } from '../../journeys/support/people'
import { agentOf, type MiniSettings, type ShellSettings } from '../shell/settings'
import { choiceIn, PLACE, withoutChoice, type Choice } from './choice'

const HERE = 'tests/hosts/frame'
const HEAD = `<head><link rel="stylesheet" href="${PLACE}/page.css"><script src="${PLACE}/shell.js"></script>`
/** Asked for whole and afresh, because some of it is changed on the way. */
const OF_THE_WAY = ['accept-encoding', 'if-none-match', 'if-modified-since', 'connection']

type Given = {
  /** Address of the gateway that serves the shop. */
  gateway: string
  /** The token of each ready-made person, by member id. */
  sessions: Readonly<Record<string, string>>
  /** Any free one where none is given. */
  port?: number
}

/**
 * The shop as it was built, in front of its gateway, with a simulated app, a phone drawn around it and the choices beside it. All in one
 * window: the bridge answers the top frame alone and the gateway forbids framing, and both stay as they are.
 */
export async function serveFrame({ gateway, sessions, port = 0 }: Given): Promise<{ address: string; close: () => void }> {
  const shell = await bundled()
  const own: Record<string, (choice: Choice) => [type: string, words: string]> = {
    [`${PLACE}/shell.js`]: (choice) => [
      'text/javascript; charset=utf-8',
      `globalThis.shellSettings=${JSON.stringify(settingsOf(choice, sessions))};${shell}`,
    ],
    [`${PLACE}/jweixin.js`]: () => ['text/javascript', 'window.wx = { miniProgram: window.miniOfShell }'],
    [`${PLACE}/page.css`]: () => ['text/css', readFileSync(path.join(HERE, 'page.css'), 'utf8')],
    [`${PLACE}/panel.css`]: () => ['text/css', readFileSync(path.join(HERE, 'panel.css'), 'utf8')],
  }
  const server = createServer((asked, answer) => {
    const choice = choiceIn(asked.headers.cookie ?? '')
    const mine = own[asked.url ?? '']
    if (!mine) {
      passOn({ gateway, asked, answer, choice })
      return
    }
    const [type, words] = mine(choice)
    answer.writeHead(200, { 'content-type': type, 'cache-control': 'no-store' }).end(words)
  })
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, '127.0.0.1', resolve)
  })
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close() {
      server.close()
      server.closeAllConnections()
    },
  }
}

async function bundled() {
  const { outputFiles } = await build({
    entryPoints: [path.join(HERE, 'inFrame.ts')],
    bundle: true,
    write: false,
    format: 'iife',
    target: 'chrome102',
    define: { 'process.env.QINGHE_GALLERY': '""' },
    logLevel: 'error',
  })
  return outputFiles[0]?.text ?? ''
}

function settingsOf({ person, ...chosen }: Choice, sessions: Given['sessions']): ShellSettings | MiniSettings {
  const member = person === 'nobody' ? undefined : members[person]
  const own = member && { person: { name: member.name, userId: member.memberId, token: sessions[member.memberId] ?? '' } }
  const { app, system } = chosen
  if (app === 'doctorMini') return { app, system, ...own }
  return { ...chosen, app, bridge: true, followsLinks: true, ...own }
}

type Passing = { gateway: string; asked: IncomingMessage; answer: ServerResponse; choice: Choice }

/** Asks the gateway as the app's web-view would. */
function passOn({ gateway, asked, answer, choice }: Passing) {
  const headers = Object.fromEntries(Object.entries(asked.headers).filter(([name]) => !OF_THE_WAY.includes(name)))
  const onward = request(
    gateway + (asked.url ?? '/'),
    {
      method: asked.method ?? 'GET',
      headers: { ...headers, 'user-agent': agentOf(settingsOf(choice, {})), cookie: withoutChoice(asked.headers.cookie ?? '') },
    },
    (reply) => void handBack(reply, answer),
  )
  onward.on('error', () => {
    if (!answer.headersSent) answer.writeHead(502)
    answer.end()
  })
  asked.pipe(onward)
}

async function handBack(reply: IncomingMessage, answer: ServerResponse) {
  const { 'content-length': _length, etag: _etag, ...headers } = reply.headers
  const change = CHANGES.find(([type]) => headers['content-type']?.startsWith(type))?.[1]
  if (!change) {
    answer.writeHead(reply.statusCode ?? 502, reply.headers)
    reply.pipe(answer)
    return
  }
  const chunks: Buffer[] = []
  for await (const chunk of reply) chunks.push(chunk as Buffer)
  answer.writeHead(reply.statusCode ?? 502, headers).end(change(Buffer.concat(chunks).toString()))
}

const WECHAT_SCRIPT = /https:\/\/res\.wx\.qq\.com\/open\/js\/jweixin-[\d.]+\.js/g

/** The app comes before the shop, WeChat's script is ours, and a hundredth of the window is one of the drawn phone. */
const CHANGES: ReadonlyArray<[type: string, change: (words: string) => string]> = [
  ['application/javascript', (program) => program.replace(WECHAT_SCRIPT, `${PLACE}/jweixin.js`)],
  ['text/javascript', (program) => program.replace(WECHAT_SCRIPT, `${PLACE}/jweixin.js`)],
  ['text/html', (page) => (page.includes('id="app"') ? page.replace('<head>', HEAD) : page)],
  [
    'text/css',
    (style) => style.replace(/\b([\d.]+)v([wh])\b/g, (_all, many: string, side: 'w' | 'h') => `calc(${many} * var(--phone-${side}) / 100)`),
  ],
]
