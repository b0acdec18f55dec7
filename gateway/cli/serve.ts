import { log, setLogOutput } from '../lib/log'
import { packageRoot } from '../lib/packageRoot'
import { environmentOf, type Environment } from '../server/environment'
import { reasonOf } from '../server/reasonOf'
import { withSecretFiles } from '../server/secretFiles'
import { serveShop } from '../server/serveShop'

/** An uncaught fault must be logged, but one call's fault must not stop the others. */
process.on('unhandledRejection', (error) => log.error({ err: error }, '未处理的错误'))

function fail(error: unknown, { dataDir = '', databaseUrl }: Partial<Environment> = {}): never {
  const reason = reasonOf(error, { dataDir, databaseUrl })
  console.error(reason ?? error)
  process.exit(1)
}

const environment = (() => {
  try {
    return environmentOf(withSecretFiles(process.env))
  } catch (error) {
    return fail(error)
  }
})()

setLogOutput(environment.log)
const opening = serveShop({
  environment,
  root: packageRoot(import.meta.url),
  // Run from its sources it is being developed.
  checksAnswers: import.meta.url.endsWith('.ts'),
  greet: (greeting) => console.log(greeting),
}).catch((error: unknown) => fail(error, environment))

let isClosing = false
async function close() {
  // A second Ctrl-C means now.
  if (isClosing) process.exit(1)
  isClosing = true
  const stop = await opening
  await stop()
  process.exit(0)
}
process.on('SIGTERM', () => void close())
process.on('SIGINT', () => void close())
