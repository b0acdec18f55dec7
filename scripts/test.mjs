/*
 * `npm test` is the gate: what has to be green before a change reaches main, the same result every time (scripts/test/gate.mjs says what is
 * in it). `npm run test:all` is everything. `npm test -- journeys` is one whole step; words after it choose among its test files, and `-t`
 * among its tests: `npm test -- gateway order -t 'twice'`. Two steps run beside each other where there are two processors; a failing one
 * does not stop the others. `npm run press` is a step that runs on request alone: it takes half an hour.
 */
import os from 'node:os'
import { setTimeout as delay } from 'node:timers/promises'
import { GATE } from './test/gate.mjs'
import { lanes, readyMachine } from './test/machine.mjs'
import { endAll } from './test/run.mjs'
import { seedOf } from './test/seed.mjs'
import { buildsOf, STEPS } from './test/steps.mjs'
import { stepLine, summary } from './test/summary.mjs'

const isAll = process.argv[2] === '--all'
const [name, ...words] = process.argv.slice(isAll ? 3 : 2)
/** Which part of a step runs. */
const tier = isAll || name ? 'all' : 'gate'
/** How tests look: a step run by hand looks as the full run does, unless it repeats what was red in the gate. */
const looksAs = name && process.env.TIER === 'gate' ? 'gate' : tier
const chosen = STEPS.filter((step) => (name ? step.name === name : tier === 'all' ? !step.onRequest : Object.hasOwn(GATE, step.name)))
if (!chosen.length) stop(`There is no step "${name}". Steps: ${STEPS.map((step) => step.name).join(', ')}.`, 2)

const buildsOfAll = (steps) => [...new Set(steps.flatMap((step) => buildsOf(step, tier)))]
const builds = name === 'build' ? (words.length ? words : buildsOfAll(STEPS)) : buildsOfAll(chosen)
const steps = STEPS.filter((step) => (step.name === 'build' ? builds.length : chosen.includes(step)))

const seed = seedOf(isAll)
const lanesNow = lanes()
const ready = await readyMachine(steps).catch(({ message }) => stop(message))
Object.assign(process.env, { TIER: looksAs, SEED: String(seed) }, ready.env)
const machine = `${os.availableParallelism()} processors, ${Math.round(os.totalmem() / 2 ** 30)} GB, load ${os.loadavg()[0]?.toFixed(1)}`
console.log(`Node ${process.version}, ${machine}, ${lanesNow > 1 ? 'two steps at a time' : 'one step at a time'}, SEED=${seed}\n`)

const started = Date.now()
let isInterrupted = false
const results = []
const resultOf = (step) => results.find((result) => result.name === step)
/** Steps that wait, in the order they begin; what needs a build waits until that is over. */
const waiting = [...steps]
const needs = (step) => buildsOf(step, tier).length > 0
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
  process.once(signal, async () => {
    waiting.length = 0
    isInterrupted = true
    await endAll()
    await ready.stop()
    stop('Interrupted: what ran was ended. Run it again.')
  })
}

async function lane() {
  while (waiting.length) {
    const at = waiting.findIndex((step) => !needs(step) || resultOf('build'))
    if (at < 0) await delay(200)
    else await runStep(waiting.splice(at, 1)[0])
  }
}

async function runStep(step) {
  if (needs(step) && resultOf('build').failed) {
    results.push({ name: step.name, notRun: 'the build failed' })
    return
  }
  console.log(`· ${step.name}: ${step.about}`)
  const began = Date.now()
  const broken = ({ stack, message }) => ({ passed: 0, failed: 1, red: [{ message }], output: stack })
  const { output, told, ...result } = await step.run({ tier, words, builds }).catch(broken)
  if (isInterrupted) return
  results.push({ name: step.name, ...result, took: Date.now() - began })
  if (result.failed) console.log(`\n${output.trim()}\n`)
  if (told) console.log(`\n${told.trim()}\n`)
  console.log(`${stepLine(resultOf(step.name))}\n`)
}

await Promise.all(Array.from({ length: lanesNow }, lane))
await ready.stop()
if (!isInterrupted) {
  console.log(summary(results, { took: Date.now() - started, as: looksAs === 'gate' ? 'TIER=gate' : `SEED=${seed}` }))
  process.exitCode = results.some(({ failed }) => failed) ? 1 : 0
}

function stop(message, code = 1) {
  console.error(message)
  process.exit(code)
}
