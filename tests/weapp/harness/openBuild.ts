import type { AddressInfo } from 'node:net'
import { closeBrowser } from './browser'
import { compile } from './compile'
import { Phone, type PhoneOptions } from './phone'
import { serve } from './serve'

type Served = { address: string; close: () => void }
const served = new Map<string, Promise<Served>>()

async function serveBuild(folder: string): Promise<Served> {
  const { errors, code } = compile(folder)
  if (errors.length) throw new Error(errors.map(({ file, line, message }) => `${file}:${line} ${message}`).join('\n'))
  const server = await serve(folder, code)
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () => void (server.closeAllConnections(), server.close()),
  }
}

/** Opens a built mini-program in Chromium on the component engine. A build is compiled once, the browser started once: `closeEngine` ends both. */
export async function openBuild(folder: string, options: PhoneOptions): Promise<Phone> {
  const known = served.get(folder) ?? serveBuild(folder)
  served.set(folder, known)
  return Phone.open((await known).address, options)
}

export type Opened = Phone

/** After the tests of a file: the browser and the servers go. */
export async function closeEngine() {
  for (const one of served.values()) await one.then(({ close }) => close()).catch(() => undefined)
  served.clear()
  await closeBrowser()
}
