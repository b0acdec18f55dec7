import { spawn, type ChildProcess } from 'node:child_process'
import { setTimeout as delay } from 'node:timers/promises'
import { pathToFileURL } from 'node:url'
import { unusedPort } from '../../support/unusedPort'
import { within } from '../../support/within'
import { copyOf, type ShopData } from './shopData'

const FIXED_CLOCK = pathToFileURL('tests/look/support/fixedClock.mjs').href
const SLOWEST_START = 60_000
const SLOWEST_MESSAGE = 30_000
/** Milliseconds an operator waits for it to end by itself. */
const SLOWEST_STOP = 30_000

/** The gateway as it is shipped, in a process of its own with data of its own, on one address for its whole life. */
export class GatewayProcess {
  readonly address: string
  /** From starting the process until it answered, in milliseconds. */
  startedIn = 0
  private readonly port: number
  private readonly data: ShopData
  private readonly env: Record<string, string>
  private process: ChildProcess | undefined
  private written = ''
  /** Milliseconds that `restartAt` moved its clock ahead of the machine's. */
  private ahead: number | undefined

  private constructor(port: number, data: ShopData, env: Record<string, string>) {
    this.port = port
    this.address = `http://127.0.0.1:${port}`
    this.data = data
    this.env = { ...env }
  }

  /** Starts on a copy of `template`, with a courier so fast that a parcel arrives within seconds. */
  static async start(template: string, env: Record<string, string> = {}, tries = 3): Promise<GatewayProcess> {
    const data = await copyOf(template)
    const gateway = new GatewayProcess(env.PORT === undefined ? await unusedPort() : Number(env.PORT), data, {
      DEMO: '1',
      COURIER_SPEED: '50000',
      LOG: 'off',
      ...env,
    })
    try {
      await gateway.open()
      return gateway
    } catch (error) {
      // One that answers too late would outlive the run.
      await gateway.close()
      // Another program took the port that was free a moment ago.
      if (env.PORT !== undefined || tries <= 1 || !gateway.written.includes('已被占用')) throw error
      return GatewayProcess.start(template, env, tries - 1)
    }
  }

  /** Another gateway on this one's PostgreSQL. */
  async beside(): Promise<GatewayProcess> {
    const other = new GatewayProcess(await unusedPort(), { env: this.data.env, remove: () => Promise.resolve() }, this.env)
    other.ahead = this.ahead
    await other.open()
    return other
  }

  private async open() {
    const env = { ...process.env, ...this.env, ...this.movedClock(), PORT: String(this.port), HOST: '127.0.0.1', ...this.data.env }
    const began = Date.now()
    const child = spawn(process.execPath, ['dist/gateway/serve.mjs'], { env, stdio: ['ignore', 'pipe', 'pipe'] })
    this.process = child
    const keep = (chunk: Buffer) => void (this.written = (this.written + chunk.toString()).slice(-50_000))
    child.stdout.on('data', keep)
    child.stderr.on('data', keep)
    for (const deadline = Date.now() + SLOWEST_START; Date.now() < deadline;) {
      if (child.exitCode !== null) throw new Error(`The gateway ended at once:\n${this.written}`)
      if (await this.answers()) {
        this.startedIn = Date.now() - began
        return
      }
      await delay(25)
    }
    throw new Error(`The gateway did not answer within ${SLOWEST_START / 1000} s:\n${this.written}`)
  }

  private answers = () =>
    fetch(`${this.address}/healthz`).then(
      (reply) => reply.ok,
      () => false,
    )

  private async end(signal: NodeJS.Signals) {
    const child = this.process
    if (!child || child.exitCode !== null || child.signalCode !== null) return
    const gone = new Promise((resolve) => child.once('exit', resolve))
    child.kill(signal)
    await within(SLOWEST_STOP, `The gateway did not end after ${signal}`, gone).catch(async (fault: unknown) => {
      child.kill('SIGKILL')
      await gone
      throw fault
    })
  }

  /** Ends it as a power cut would; `restart` brings it back on the same data. */
  kill = () => this.end('SIGKILL')
  /** Ends it as an operator would. */
  stop = () => this.end('SIGTERM')

  async restart() {
    await this.stop()
    await this.open()
  }

  /** Starts anew with its clock at this moment; from there it runs on, over later restarts, too. */
  async restartAt(now: Date) {
    await this.stop()
    this.ahead = now.getTime() - Date.now()
    await this.open()
  }

  /** What its clock says after `restartAt`, give or take a second; before, the machine's. */
  now = () => new Date(Date.now() + (this.ahead ?? 0))

  /** A moved clock runs on over a restart. */
  private movedClock = () =>
    this.ahead === undefined ? {} : { LOOK_NOW: this.now().toISOString(), NODE_OPTIONS: `--import ${FIXED_CLOCK}` }

  /** Lets a command be run on its data, which `env` names; a gateway that has its directory to itself is stopped meanwhile. */
  async withData(work: (env: ShopData['env']) => void | Promise<void>) {
    const { env } = this.data
    const isShared = 'DATABASE_URL' in env
    if (!isShared) await this.stop()
    await work(env)
    if (!isShared) await this.open()
  }

  /** Ends it and forgets its data. */
  async close() {
    try {
      await this.stop()
    } finally {
      await this.data.remove()
    }
  }

  get pid(): number {
    return this.process?.pid ?? 0
  }

  /** What it said last. */
  get log() {
    return this.written
  }

  /** The code of the last text message to a phone, which the gateway shows instead of sending. */
  async smsCodeFor(phone: string): Promise<string> {
    for (const deadline = Date.now() + SLOWEST_MESSAGE; Date.now() < deadline;) {
      const page = await (await fetch(`${this.address}/dev/sms`)).text()
      const [, code] = new RegExp(`${phone}[\\s\\S]*?(\\d{4,6})(?!\\d)`).exec(page.replace(/<time>.*?<\/time>/g, '')) ?? []
      if (code) return code
      await delay(50)
    }
    throw new Error(`No text message to ${phone}`)
  }
}
