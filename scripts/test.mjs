/*
 * Everything that says whether the product is right: `npm test`. One step: `npm test -- journeys`; words after the step choose
 * among its test files: `npm test -- gateway order`. Two steps run beside each other where there are two processors; a failing one
 * does not stop the others.
 */
import { rmSync } from 'node:fs'
import os from 'node:os'
import { setTimeout as delay } from 'node:timers/promises'
import { seconds } from './test/duration.mjs'
import { REPORTS } from './test/reports.mjs'
import { STEPS } from './test/steps.mjs'

const [name, ...words] = process.argv.slice(2)
const steps = name ? STEPS.filter((step) => step.name === name) : STEPS
if (!steps.length) {
  console.error(`There is no step "${name}". Steps: ${STEPS.map((step) => step.name).join(', ')}.`)
  process.exit(2)
}

rmSync(REPORTS, { recursive: true, force: true })
const started = Date.now()
const results = []
console.log(
  `Node ${process.version}, ${os.cpus().length} CPUs, ${Math.round(os.totalmem() / 2 ** 30)} GB, load ${os.loadavg()[0]?.toFixed(1)}\n`,
)

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

async function runStep(step) {
  console.log(`· ${step.name}: ${step.about}`)
  const began = Date.now()
  const { passed, failed, output, told } = await step.run(words).catch((fault) => ({ passed: 0, failed: 1, output: fault.message }))
  const took = seconds(Date.now() - began)
  results.push({ name: step.name, passed, failed, took })
  if (failed) console.log(`\n${output.trim()}\n`)
  if (told) console.log(`\n${told.trim()}\n`)
  console.log(`${failed ? '✗' : '✓'} ${step.name}: ${passed} passed${failed ? `, ${failed} failed` : ''}, ${took}\n`)
}

// A step keeps one processor busy.
await Promise.all(os.cpus().length > 1 ? [lane(), lane()] : [lane()])

const total = (key) => results.reduce((sum, result) => sum + result[key], 0)
const width = Math.max(...results.map((result) => result.name.length))
for (const { name: step, passed, failed, took } of results) {
  console.log(
    `${failed ? '✗' : '✓'} ${step.padEnd(width)} ${String(passed).padStart(6)} passed ${String(failed).padStart(4)} failed ${took.padStart(9)}`,
  )
}
console.log(`\nAll of it took ${seconds(Date.now() - started)}.`)
console.log(`${total('passed')} passed, ${total('failed')} failed`)
process.exitCode = total('failed') ? 1 : 0
