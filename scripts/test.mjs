/*
 * Everything that says whether the product is right: `npm test`. One step: `npm test -- journeys`; words after the step choose
 * among its test files: `npm test -- gateway order`. Two steps run beside each other where there are two processors; a failing one
 * does not stop the others. `npm run press` is a step that runs on request alone: it takes half an hour.
 */
import { rmSync } from 'node:fs'
import os from 'node:os'
import { setTimeout as delay } from 'node:timers/promises'
import { seconds } from './test/duration.mjs'
import { REPORTS } from './test/reports.mjs'
import { STEPS } from './test/steps.mjs'

const [name, ...words] = process.argv.slice(2)
const steps = STEPS.filter((step) => (name ? step.name === name : !step.onRequest))
if (!steps.length) {
  console.error(`There is no step "${name}". Steps: ${STEPS.map((step) => step.name).join(', ')}.`)
  process.exit(2)
}

// One step alone leaves the reports of others, which may be running beside it.
if (!name) rmSync(REPORTS, { recursive: true, force: true })
const started = Date.now()
const results = []
console.log(
  `Node ${process.version}, ${os.cpus().length} CPUs, ${Math.round(os.totalmem() / 2 ** 30)} GB, load ${os.loadavg()[0]?.toFixed(1)}\n`,
)

/** Milliseconds that all processors have worked since the machine was started. */
function busyTime() {
  return os.cpus().reduce((sum, { times: { idle, ...work } }) => sum + Object.values(work).reduce((all, time) => all + time, 0), 0)
}

/** The next step to run: the first whose build is there, or will not be. */
const waiting = [...steps]
const isOver = (name) => !steps.some((step) => step.name === name) || results.some((result) => result.name === name)
async function lane() {
  while (waiting.length) {
    const at = waiting.findIndex(({ needs }) => !needs || isOver(needs))
    if (at < 0) await delay(200)
    else await runStep(waiting.splice(at, 1)[0])
  }
}

const broken = ({ message }) => ({ passed: 0, failed: 1, red: [message], output: message })
async function runStep(step) {
  console.log(`· ${step.name}: ${step.about}`)
  const began = Date.now()
  const { passed, failed, red = [], output, told } = await step.run(words).catch(broken)
  const took = seconds(Date.now() - began)
  results.push({ name: step.name, passed, failed, red, took })
  if (failed) console.log(`\n${output.trim()}\n`)
  if (told) console.log(`\n${told.trim()}\n`)
  console.log(`${failed ? '✗' : '✓'} ${step.name}: ${passed} passed${failed ? `, ${failed} failed` : ''}, ${took}\n`)
}

// A step waits for its pages a good part of the time: three of them keep two processors busy.
const before = busyTime()
await Promise.all(Array.from({ length: os.cpus().length > 1 ? 3 : 1 }, lane))

const total = (key) => results.reduce((sum, result) => sum + result[key], 0)
const width = Math.max(...results.map((result) => result.name.length))
for (const { name: step, passed, failed, took } of results) {
  console.log(
    `${failed ? '✗' : '✓'} ${step.padEnd(width)} ${String(passed).padStart(6)} passed ${String(failed).padStart(4)} failed ${took.padStart(9)}`,
  )
}
// A long log is cut at its head: what is red stands at its end.
for (const { name: step, red } of results) for (const line of red) console.log(`✗ ${step}: ${line}`)
const took = Date.now() - started
const busy = Math.round(((busyTime() - before) / took / os.cpus().length) * 100)
console.log(`\nAll of it took ${seconds(took)}; the processors were busy for ${busy} % of it.`)
console.log(`${total('passed')} passed, ${total('failed')} failed`)
process.exitCode = total('failed') ? 1 : 0
